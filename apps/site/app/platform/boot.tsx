import { type DehydratedState, dehydrate, QueryClientProvider } from '@tanstack/react-query';
import type { RuntimeConfig } from '@xiongmao/api/system/config';
import { AuthProvider } from '@xiongmao/auth/auth-context';
import type { I18n } from '@xiongmao/i18n/instance';
import type { Resources } from '@xiongmao/i18n/text-tree';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { createContext, type ReactNode, use } from 'react';
import { type App, AppProvider } from './app-context.ts';
import type { Viewer } from './viewer.ts';

/** What the browser needs before it can take over the page; it travels inside the page. */
export interface Boot {
  config: RuntimeConfig;
  viewer: Viewer;
  texts: Resources;
  queries: DehydratedState;
}

const bootId = 'boot';
const BootContext = createContext('');

export function bootText({ config, viewer, queries }: App, texts: Resources): string {
  const boot: Boot = { config, viewer, texts, queries: dehydrate(queries) };
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}

export function readBoot(): Boot {
  return JSON.parse(document.getElementById(bootId)!.textContent!) as Boot;
}

/** A data block: never run, so no policy need allow it. In the browser it stays as the server wrote it. */
export function BootScript() {
  return (
    <script
      id={bootId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with `<` escaped
      dangerouslySetInnerHTML={{ __html: use(BootContext) }}
    />
  );
}

interface ProvidersProps {
  app: App;
  i18n: I18n;
  /** The boot data as text, where the page is rendered. */
  boot?: string;
  children: ReactNode;
}

export function Providers({ app, i18n, boot = '', children }: ProvidersProps) {
  return (
    <BootContext value={boot}>
      <AppProvider value={app}>
        <I18nProvider value={i18n}>
          <QueryClientProvider client={app.queries}>
            <AuthProvider value={app}>{children}</AuthProvider>
          </QueryClientProvider>
        </I18nProvider>
      </AppProvider>
    </BootContext>
  );
}
