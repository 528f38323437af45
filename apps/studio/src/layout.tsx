import WalletIcon from '@mui/icons-material/AccountBalanceWallet';
import AddCircleIcon from '@mui/icons-material/AddCircle';
import ArticleIcon from '@mui/icons-material/Article';
import CableIcon from '@mui/icons-material/Cable';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import CutIcon from '@mui/icons-material/ContentCut';
import ForumIcon from '@mui/icons-material/Forum';
import HomeIcon from '@mui/icons-material/Home';
import ListIcon from '@mui/icons-material/ListAlt';
import LiveTvIcon from '@mui/icons-material/LiveTv';
import MicIcon from '@mui/icons-material/Mic';
import MovieIcon from '@mui/icons-material/Movie';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PaidIcon from '@mui/icons-material/Paid';
import PostAddIcon from '@mui/icons-material/PostAdd';
import ChartIcon from '@mui/icons-material/QueryStats';
import SchoolIcon from '@mui/icons-material/School';
import { Alert, AlertTitle, MenuItem, type Theme, useMediaQuery } from '@mui/material';
import { CodeBoundary } from '@xiongmao/auth/office/code-boundary';
import { useSessionEnd } from '@xiongmao/auth/office/session-end';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import {
  Layout as AdminLayout,
  AppBar,
  LocalesMenuButton,
  Logout,
  Menu,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useIsOffline,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { AnchorBan } from './anchor/standing/anchor-ban.tsx';
import { api } from './api.ts';
import { Suspension } from './application/suspension.tsx';
import { useConfig } from './config.ts';
import { OutOfReach } from './problem-page.tsx';
import { TestMark } from './test-mark.tsx';
import { useMay } from './use-may.ts';

/** The frame of every screen. */
export function Layout({ children }: { children: ReactNode }) {
  useSessionEnd(api);
  const isExpert = useMay('creator');
  const isAnchor = useMay('broadcast');
  const { pathname } = useLocation();
  return (
    <AdminLayout appBar={TitleBar} menu={StudioMenu}>
      <Offline />
      {isExpert && <Suspension />}
      {isAnchor && <AnchorBan />}
      <CodeBoundary place={pathname} sorry={(again) => <OutOfReach again={again} />}>
        {children}
      </CodeBoundary>
    </AdminLayout>
  );
}

/** What is on screen stays there; what is written now would not arrive. */
function Offline() {
  const { t } = useTranslation(['studio', 'common']);
  if (!useIsOffline()) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{t('common:state.offline')}</AlertTitle>
      {t('offlineHint')}
    </Alert>
  );
}

/** The screen's title is the page's heading. */
function TitleBar() {
  return (
    <AppBar userMenu={<OwnMenu />} toolbar={<Tools />}>
      <TestMark />
      <TitlePortal component="h1" sx={{ fontSize: { xs: '1rem', sm: '1.25rem' } }} />
    </AppBar>
  );
}

/** As react-admin has them, but for the wheel that would turn with each look at the stream. */
function Tools() {
  return (
    <>
      <LocalesMenuButton />
      <ToggleThemeButton />
      <RefreshIconButton />
    </>
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
  const { live, siteUrl } = useConfig();
  const isExpert = useMay('creator');
  const isAnchor = useMay('broadcast');
  return (
    <Menu aria-label={t('menu.label')}>
      {isExpert === isAnchor && (
        <Menu.Item to="/" primaryText={t('menu.home')} leftIcon={<HomeIcon />} />
      )}
      {isExpert && <CreatorItems />}
      {(isExpert || isAnchor) && (
        <Menu.Item to="/videos" primaryText={t('menu.videos')} leftIcon={<MovieIcon />} />
      )}
      {isExpert === false && (
        <Menu.Item
          to="/application"
          primaryText={t('menu.application')}
          leftIcon={<SchoolIcon />}
        />
      )}
      {live && isAnchor && <AnchorItems />}
      {live && isAnchor === false && <ApplicantItem />}
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
      <Menu.Item to="/articles" primaryText={t('menu.articles')} leftIcon={<ArticleIcon />} />
      <Menu.Item
        to="/creatorCenter/article"
        primaryText={t('menu.postArticle')}
        leftIcon={<PostAddIcon />}
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

function AnchorItems() {
  const { t } = useTranslation('studio');
  const isOverview = useLocation().pathname === '/anchorCenter';
  return (
    <>
      <Menu.Item
        to="/anchorCenter"
        primaryText={t('menu.anchor')}
        leftIcon={<MicIcon />}
        // The screens below it have rows of their own.
        sx={isOverview ? {} : { '&&.RaMenuItemLink-active': { color: 'text.secondary' } }}
      />
      <Menu.Item to="/anchorCenter/live" primaryText={t('menu.live')} leftIcon={<LiveTvIcon />} />
      <Menu.ResourceItem name="reservations" />
      <Menu.ResourceItem name="received-gifts" />
      <Menu.Item
        to="/anchorCenter/liveLinkDetails"
        primaryText={t('menu.links')}
        leftIcon={<CableIcon />}
      />
      <Menu.Item to="/anchorCenter/chat" primaryText={t('menu.chat')} leftIcon={<ForumIcon />} />
      <Menu.Item
        to="/anchorCenter/revenueDetails"
        primaryText={t('menu.anchorRevenue')}
        leftIcon={<PaidIcon />}
      />
      <Menu.Item to="/anchorCenter/cut" primaryText={t('menu.cut')} leftIcon={<CutIcon />} />
    </>
  );
}

function ApplicantItem() {
  const { t } = useTranslation('studio');
  return (
    <Menu.Item
      to="/anchorCenter"
      primaryText={t('menu.anchorApplication')}
      leftIcon={<MicIcon />}
    />
  );
}
