import { type DehydratedState, dehydrate, QueryClientProvider } from '@tanstack/react-query';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { AuthProvider } from '@xiongmao/auth/auth-context';
import type { Resources } from '@xiongmao/i18n/checks/text-tree';
import type { I18n } from '@xiongmao/i18n/instance';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { type App, AppProvider } from '../app-context.ts';
import type { Viewer } from '../viewer.ts';
import { ZoneProvider } from '../zone.tsx';

/** What the browser needs before it can take over the page; it travels inside the page. */
export interface Boot {
  config: RuntimeConfig;
  viewer: Viewer;
  texts: Resources;
  queries: DehydratedState;
}

const bootId = 'boot';
/** JSON of what many pages share: texts, config, and lists that have not changed since. */
const written = new WeakMap<object, string>();

/** A value as JSON that no HTML parser takes for markup. */
function json(value: unknown): string {
  if (typeof value !== 'object' || value === null) return write(value);
  let text = written.get(value);
  if (text === undefined) {
    text = write(value);
    written.set(value, text);
  }
  return text;
}

const write = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A `Boot`, put together from parts that are written once. */
function bootText({ config, viewer, queries }: App, texts: Resources): string {
  const { queries: held, ...rest } = dehydrate(queries);
  const parts = held.map(({ state: { data, ...state }, ...query }) => {
    const withData = `${write(state).slice(0, -1)},"data":${json(data)}}`;
    return `${write(query).slice(0, -1)},"state":${withData}}`;
  });
  const state = `${write(rest).slice(0, -1)},"queries":[${parts}]}`;
  return `{"config":${json(config)},"viewer":${write(viewer)},"texts":${json(texts)},"queries":${state}}`;
}

const emptyScript = `<script id="${bootId}" type="application/json"></script>`;

/** The page with its boot data, most of its bytes: React need not carry them. */
export function withBoot(html: string, app: App, texts: Resources): string {
  const start = html.lastIndexOf(emptyScript);
  if (start < 0) throw new Error('the page has no place for its boot data');
  const end = start + emptyScript.length;
  const filled = emptyScript.replace('><', () => `>${bootText(app, texts)}<`);
  return html.slice(0, start) + filled + html.slice(end);
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React off what the browser finds in it
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

interface ProvidersProps {
  app: App;
  i18n: I18n;
  children: ReactNode;
}

export function Providers({ app, i18n, children }: ProvidersProps) {
  return (
    <AppProvider value={app}>
      <I18nProvider value={i18n}>
        <QueryClientProvider client={app.queries}>
          <AuthProvider value={app}>
            <ZoneProvider>{children}</ZoneProvider>
          </AuthProvider>
        </QueryClientProvider>
      </I18nProvider>
    </AppProvider>
  );
}
