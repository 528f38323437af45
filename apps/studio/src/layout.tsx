import WalletIcon from '@mui/icons-material/AccountBalanceWallet';
import AddCircleIcon from '@mui/icons-material/AddCircle';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import HomeIcon from '@mui/icons-material/Home';
import ListIcon from '@mui/icons-material/ListAlt';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import ChartIcon from '@mui/icons-material/QueryStats';
import SchoolIcon from '@mui/icons-material/School';
import { MenuItem, type Theme, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { isAllowed } from '@xiongmao/api/roles';
import { colourBars } from '@xiongmao/auth/office/brand';
import { useSessionEnd } from '@xiongmao/auth/office/session-end';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useEffect } from 'react';
import {
  Layout as AdminLayout,
  AppBar,
  Logout,
  Menu,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useTheme,
} from 'react-admin';
import { api } from './api.ts';
import { Application } from './application/application.tsx';
import { Suspension } from './application/suspension.tsx';
import { useConfig } from './config.ts';
import { visitor } from './providers/auth-provider.ts';
import { TestMark } from './test-mark.tsx';

const asked = { queryKey: ['visitor'], queryFn: visitor, retry: false } as const;

/** Whether who is signed in is an expert; undefined until it is known. */
function useIsExpert(): boolean | undefined {
  const { data } = useQuery(asked);
  return data && data.may === 'enter' && isAllowed('creator', data.account.roles);
}

/** The frame of every screen, and its door: who may not enter can apply as an expert. */
export function Layout({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(asked);
  const { brand } = useConfig();
  const [theme = 'system'] = useTheme();
  useSessionEnd(api);
  useEffect(() => colourBars(brand, theme), [brand, theme]);
  const isExpert = useIsExpert();
  return (
    <AdminLayout appBar={TitleBar} menu={StudioMenu}>
      {isExpert && <Suspension />}
      {!isPending && (data?.may === 'nothing' ? <Application /> : children)}
    </AdminLayout>
  );
}

/** The screen's title is the page's heading. */
function TitleBar() {
  return (
    <AppBar userMenu={<OwnMenu />}>
      <TestMark />
      <TitlePortal component="h1" sx={{ fontSize: { xs: '1rem', sm: '1.25rem' } }} />
    </AppBar>
  );
}

/** Called by whose it is: the name is what stands on it, or, where there is no room, what it opens with. */
function OwnMenu() {
  const { t } = useTranslation('studio');
  const { identity } = useGetIdentity();
  const name = identity?.fullName;
  const isNamed = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm')) && name !== undefined;
  return (
    <UserMenu {...(isNamed && { label: t('menu.account', { name }) })}>
      {!isNamed && (
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1, fontWeight: 600 } }}>
          {name}
        </MenuItem>
      )}
      <Logout />
    </UserMenu>
  );
}

function StudioMenu() {
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  const isExpert = useIsExpert();
  return (
    <Menu aria-label={t('menu.label')}>
      {isExpert ? <CreatorItems /> : <StrangerItems />}
      <Menu.Item to={siteUrl} primaryText={t('menu.site')} leftIcon={<OpenInNewIcon />} />
    </Menu>
  );
}

function CreatorItems() {
  const { t } = useTranslation('studio');
  return (
    <>
      <Menu.Item
        to="/creatorCenter/dataShow"
        primaryText={t('menu.dataShow')}
        leftIcon={<ChartIcon />}
      />
      <Menu.Item to="/plans" primaryText={t('menu.plans')} leftIcon={<ListIcon />} />
      <Menu.Item
        to="/creatorCenter/progComponent"
        primaryText={t('menu.post')}
        leftIcon={<AddCircleIcon />}
      />
      <Menu.ResourceItem name="returns" />
      <Menu.Item
        to="/creatorCenter/monthly"
        primaryText={t('menu.monthly')}
        leftIcon={<CalendarIcon />}
      />
      <Menu.Item to="/creatorCenter/gold" primaryText={t('menu.gold')} leftIcon={<WalletIcon />} />
    </>
  );
}

function StrangerItems() {
  const { t } = useTranslation('studio');
  return (
    <>
      <Menu.Item to="/" primaryText={t('menu.home')} leftIcon={<HomeIcon />} />
      <Menu.Item to="/application" primaryText={t('menu.application')} leftIcon={<SchoolIcon />} />
    </>
  );
}
