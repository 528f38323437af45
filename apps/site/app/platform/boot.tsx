import { type DehydratedState, dehydrate, QueryClientProvider } from '@tanstack/react-query';
import type { i18n, ResourceLanguage } from 'i18next';
import { createContext, type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ApiProvider } from './api.ts';
import type { Locale } from './i18n.tsx';
import type { Data } from './query.ts';

/** What the browser needs before it can take over the page; it travels inside the page. */
export interface Boot {
  locale: Locale;
  namespaces: string[];
  texts: Record<string, ResourceLanguage>;
  queries: DehydratedState;
}

const bootId = 'boot';
const BootContext = createContext('');

export function bootText(locale: Locale, texts: i18n, data: Data): string {
  const boot: Boot = {
    locale,
    namespaces: [...(texts.options.ns as string[])],
    texts: texts.store.data as Boot['texts'],
    queries: dehydrate(data.queries),
  };
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
  texts: i18n;
  data: Data;
  boot?: string;
  children: ReactNode;
}

export function Providers({ texts, data, boot = '', children }: ProvidersProps) {
  return (
    <BootContext value={boot}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={data.queries}>
          <ApiProvider value={data.api}>{children}</ApiProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </BootContext>
  );
}
