import type { BackOffice } from '@xiongmao/auth/office/back-office';
import { useSessionEnd } from '@xiongmao/auth/office/session-end';
import { useProductName } from '@xiongmao/i18n/use-product-name';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Logo } from '@xiongmao/ui/logo';
import { Popover } from '@xiongmao/ui/overlays/popover';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import SunMoon from 'lucide-react/icons/sun-moon';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useConfig } from '../config.ts';
import { viewerZone } from '../format.ts';
import { useServices } from '../services.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Sidebar } from './sidebar.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface LayoutProps extends Pick<BackOffice, 'changeLocale'> {
  /** May enter the console: sees its menu. */
  isStaff: boolean;
  children: ReactNode;
}

const atEnd = 'end-2 top-13 md:top-15';

/** The frame of every screen: the menu beside it, or behind a button on a phone. */
export function Layout({ changeLocale, isStaff, children }: LayoutProps) {
  const { t } = useTranslation(['console', 'common']);
  const config = useConfig();
  const name = useProductName(config);
  useSessionEnd(useServices().api);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 bg-accent p-3 text-sm text-on-accent focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
      >
        {t('common:nav.skipToContent')}
      </a>
      <header className="sticky top-0 z-20 flex h-12 items-center gap-1 bg-page px-1 shadow-[0_1px_0_var(--line)] md:h-14 md:px-4">
        {isStaff && (
          <div className="lg:hidden">
            <Popover
              label={t('menu.label')}
              button={<Menu aria-hidden className="size-5" />}
              className="end-auto start-2 top-13 md:top-15"
            >
              <Sidebar />
            </Popover>
          </div>
        )}
        <Link to="/" className="flex min-h-11 items-center gap-2 text-base font-bold">
          <Logo logos={config.logos} size={28} />
          <span className="hidden md:inline">{name}</span> {t('title')}
        </Link>
        {config.mode === 'dev' && <Badge>{t('common:product.test')}</Badge>}
        <div className="ms-auto flex items-center">
          <Popover
            label={t('theme.label')}
            button={<SunMoon aria-hidden className="size-5" />}
            className={atEnd}
          >
            <ThemeChoice />
          </Popover>
          <Popover
            label={t('language.label')}
            button={<Globe aria-hidden className="size-5" />}
            className={atEnd}
          >
            <LanguageChoice changeLocale={changeLocale} />
          </Popover>
          <AccountMenu className={atEnd} />
        </div>
      </header>
      <div className="flex grow">
        {isStaff && (
          <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-56 shrink-0 overflow-y-auto p-3 lg:block">
            <Sidebar />
          </div>
        )}
        <Content>
          {children}
          {isStaff && (
            <p className="pt-8 text-xs text-muted">{t('timesIn', { zone: viewerZone })}</p>
          )}
        </Content>
      </div>
    </div>
  );
}

/** Takes the focus when another screen is opened, so that reading goes on there; unless the screen took it itself. */
function Content({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const element = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    if (element.current?.contains(document.activeElement)) return;
    element.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main
      id="content"
      ref={element}
      tabIndex={-1}
      className="min-w-0 grow px-4 pt-4 pb-16 outline-none md:px-6 lg:ps-3"
    >
      {children}
    </main>
  );
}

/** The frame while it is found out who looks at it. */
export function LayoutLoading() {
  const { t } = useTranslation(['console', 'common']);
  return (
    <div role="status">
      <title>{t('title')}</title>
      <span className="sr-only">{t('common:state.loading')}</span>
      <div className="flex h-12 items-center px-4 shadow-[0_1px_0_var(--line)] md:h-14">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="ms-auto size-8 rounded-full" />
      </div>
      <div className="flex">
        <div className="hidden w-56 flex-col gap-2 p-3 lg:flex">
          {['channels', 'users', 'feedback', 'audit'].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
        <div className="flex grow flex-col gap-4 p-4 md:px-6 lg:ps-3">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      </div>
    </div>
  );
}
