import { directionOf, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { CSSProperties, ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { AgreementSlot } from '#app/features/identity/components/agreement-slot.tsx';
import { SignInSlot } from '#app/features/identity/components/sign-in-slot.tsx';
import { ProclamationSlot } from '#app/features/pages/components/proclamation-slot.tsx';
import { useConfig } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { ConnectionBanner } from '#app/platform/shell/connection-banner.tsx';
import { ErrorPage } from '#app/platform/shell/error-page.tsx';
import { Footer } from '#app/platform/shell/footer.tsx';
import { Header } from '#app/platform/shell/header.tsx';
import { MainNav } from '#app/platform/shell/main-nav.tsx';
import { PageAnnouncer } from '#app/platform/shell/page-announcer.tsx';
import { PageLoading } from '#app/platform/shell/page-loading.tsx';
import { ThemeColours } from '#app/platform/shell/theme-colours.tsx';
import { BootScript } from '#app/platform/start/boot.tsx';
import { useEarlyTap } from '#app/platform/start/early-taps.ts';
import { useMissingChunks } from '#app/platform/start/missing-chunks.ts';
import { useTheme } from '#app/platform/theme.ts';
import { Account } from '#app/slots/account.tsx';
import { PlayerSlot } from '#app/slots/player-slot.tsx';
import { Search } from '#app/slots/search/search.tsx';
import { WorkerSlot } from '#app/slots/worker/worker-slot.tsx';
import type { Route } from './+types/root';
import './app.css';

/** What stands around every page, the failed ones included. Pages bring their own <main id="content">. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const theme = useTheme();
  const { brand, logos, endpoints } = useConfig();
  const missing = useMissingChunks();
  useEarlyTap();

  return (
    <html
      lang={localeFacts[locale].tag}
      dir={directionOf(locale)}
      data-theme={theme === 'system' ? undefined : theme}
      data-api={endpoints.api || undefined}
      data-socket={endpoints.socket || undefined}
      style={brand as CSSProperties}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColours />
        <link rel="icon" href={logos.icon} />
        <link rel="manifest" href={`/manifest.webmanifest?locale=${locale}`} />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] md:pb-0">
        <a
          href="#content"
          className="sr-only z-50 bg-accent p-3 text-sm text-on-accent focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
        >
          {t('nav.skipToContent')}
        </a>
        <PageLoading />
        <Header search={<Search />}>
          <Account />
        </Header>
        <ProclamationSlot />
        <AgreementSlot />
        <div className="grow">{missing ? <ErrorPage address={missing} /> : children}</div>
        <Footer />
        <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] md:hidden">
          <MainNav place="foot" />
        </div>
        <PlayerSlot />
        <ConnectionBanner />
        <WorkerSlot />
        <SignInSlot />
        <PageAnnouncer />
        <BootScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
