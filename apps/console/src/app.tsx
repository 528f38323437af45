import { Refine } from '@refinedev/core';
import { UnsavedChangesNotifier } from '@refinedev/react-router';
import type { BackOffice } from '@xiongmao/auth/office/back-office';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { ConfigProvider } from './config.ts';
import { Home } from './home/home.tsx';
import { OfflineBanner } from './layout/offline-banner.tsx';
import { notificationProvider } from './providers/notification-provider.ts';
import { createProviders } from './providers/providers.ts';
import { consoleRouter } from './providers/router-provider.ts';
import { resourcesOf } from './resources.tsx';
import { Gate } from './screens/gate.tsx';
import { NotFound } from './screens/not-found.tsx';
import { type ResourceScreens, screenActions, toRefine } from './screens/screen.tsx';
import { ScreenFrame } from './screens/screen-frame.tsx';
import { ServicesProvider } from './services.ts';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';

/** The console: its providers and routes; `resources.tsx` lists its screens. */
export function App({ office }: { office: BackOffice }) {
  const i18n = useSyncExternalStore(office.subscribe, office.i18n);
  const [providers] = useState(() => createProviders(office));
  const shown = useMemo(() => resourcesOf(office.config), [office.config]);
  const known = useMemo(() => shown.map(toRefine), [shown]);
  return (
    <I18nProvider value={i18n}>
      <ConfigProvider value={office.config}>
        <ServicesProvider value={providers}>
          <BrowserRouter>
            <Refine
              routerProvider={consoleRouter}
              dataProvider={providers.data}
              authProvider={providers.auth}
              accessControlProvider={providers.access}
              i18nProvider={providers.i18n}
              notificationProvider={notificationProvider}
              resources={known}
              options={{
                disableTelemetry: true,
                syncWithLocation: true,
                warnWhenUnsavedChanges: true,
                reactQuery: { clientConfig: providers.queries },
              }}
            >
              <Routes>
                <Route element={<Gate changeLocale={office.changeLocale} />}>
                  <Route index element={<Home />} />
                  <Route path="/channel" element={<Navigate to="/channel/statistical" replace />} />
                  {shown.flatMap(routesOf)}
                  <Route path="*" element={<NotFound />} />
                </Route>
              </Routes>
              <StepUpDialog />
              <OfflineBanner />
              <UnsavedChangesNotifier />
            </Refine>
          </BrowserRouter>
        </ServicesProvider>
      </ConfigProvider>
    </I18nProvider>
  );
}

/** A route for each screen that a resource has. */
function routesOf(resource: ResourceScreens) {
  return screenActions.map((action) => {
    const screen = resource[action];
    if (!screen) return null;
    return (
      <Route
        key={screen.path}
        path={screen.path}
        element={<ScreenFrame resource={resource.name} action={action} screen={screen} />}
      />
    );
  });
}
