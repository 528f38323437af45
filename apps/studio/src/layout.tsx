import HomeIcon from '@mui/icons-material/Home';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import type { ReactNode } from 'react';
import { Layout as AdminLayout, AppBar, Menu } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useConfig } from './config.ts';

/** The frame of every screen; signing out stands on the site, as signing in does. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <AdminLayout appBar={StudioBar} menu={StudioMenu}>
      {children}
    </AdminLayout>
  );
}

function StudioBar() {
  return <AppBar userMenu={false} />;
}

function StudioMenu() {
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  return (
    <Menu aria-label={t('menu.label')}>
      <Menu.Item to="/" primaryText={t('menu.home')} leftIcon={<HomeIcon />} />
      <Menu.Item to={siteUrl} primaryText={t('menu.site')} leftIcon={<OpenInNewIcon />} />
    </Menu>
  );
}
