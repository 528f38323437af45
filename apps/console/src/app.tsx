import { Authenticated, Refine } from '@refinedev/core';
import routerProvider, { UnsavedChangesNotifier } from '@refinedev/react-router';
import { QueryClient } from '@tanstack/react-query';
import type { BackOffice } from '@xiongmao/auth/back-office';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { authProvider } from './auth-provider.ts';
import { ConfigProvider } from './config.ts';
import { createDataProvider } from './data-provider.ts';
import { Home } from './home/home.tsx';
import { createI18nProvider } from './i18n-provider.ts';
import { Layout } from './layout/layout.tsx';
import { NotFound } from './not-found.tsx';
import { resources } from './resources.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';

/** The console: its providers and routes; `resources.tsx` lists its screens. */
export function App({ office }: { office: BackOffice }) {
  const [providers] = useState(() => ({
    data: createDataProvider(office.locale),
    i18n: createI18nProvider(office),
    queries: new QueryClient(),
  }));
  return (
    <I18nextProvider i18n={office.i18n}>
      <ConfigProvider value={office.config}>
        <BrowserRouter>
          <Refine
            routerProvider={routerProvider}
            dataProvider={providers.data}
            authProvider={authProvider}
            i18nProvider={providers.i18n}
            resources={resources}
            options={{
              disableTelemetry: true,
              syncWithLocation: true,
              warnWhenUnsavedChanges: true,
              reactQuery: { clientConfig: providers.queries },
            }}
          >
            <Routes>
              <Route element={<SignedIn changeLocale={office.changeLocale} />}>
                <Route index element={<Home />} />
                <Route path="*" element={<NotFound />} />
              </Route>
            </Routes>
            <UnsavedChangesNotifier />
          </Refine>
        </BrowserRouter>
      </ConfigProvider>
    </I18nextProvider>
  );
}

function SignedIn({ changeLocale }: Pick<BackOffice, 'changeLocale'>) {
  return (
    <Authenticated key="console" fallback={<SignInNeeded />}>
      <Layout changeLocale={changeLocale}>
        <Outlet />
      </Layout>
    </Authenticated>
  );
}
