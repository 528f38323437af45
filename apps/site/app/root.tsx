import { directionOf, localeFacts } from '@xiongmao/i18n/locales';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BootScript } from '#app/platform/boot.tsx';
import { siteContext, useConfig, useViewer } from '#app/platform/config.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import type { Route } from './+types/root';
import './app.css';

export function loader({ context }: Route.LoaderArgs) {
  const { config, viewer } = context.get(siteContext);
  return { config, viewer };
}

/** Brand and viewer stay the same for the visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { theme } = useViewer();
  const { themeColour } = useConfig();
  return (
    <html
      lang={localeFacts[locale].tag}
      dir={directionOf(locale)}
      data-theme={theme === 'system' ? undefined : theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
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
