import HomeIcon from '@mui/icons-material/Home';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { Layout as AdminLayout, AppBar, Menu } from 'react-admin';
import { visitor } from './auth-provider.ts';
import { useConfig } from './config.ts';
import { NoPermission } from './no-permission.tsx';

/** The frame of every screen, and its door: who may not enter is told so. */
export function Layout({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery({ queryKey: ['visitor'], queryFn: visitor, retry: false });
  return (
    <AdminLayout appBar={AppBar} menu={StudioMenu}>
      {!isPending && (data?.may === 'nothing' ? <NoPermission /> : children)}
    </AdminLayout>
  );
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
