import { QueryClient } from '@tanstack/react-query';
import type { BackOffice } from '@xiongmao/auth/office/back-office';
import { colourBars } from '@xiongmao/auth/office/brand';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { useState, useSyncExternalStore } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import { AnchorCentre } from './anchor/anchor-centre.tsx';
import { AnchorPage } from './anchor/anchor-page.tsx';
import { RoomChat } from './anchor/chat/chat.tsx';
import { Links } from './anchor/links/links.tsx';
import { Live } from './anchor/live/live.tsx';
import { reservations } from './anchor/reservations/index.tsx';
import { AnchorRevenue } from './anchor/revenue/revenue.tsx';
import { Application } from './application/application.tsx';
import { articles } from './articles/index.tsx';
import { ConfigProvider } from './config.ts';
import { CreatorPage } from './creator-page.tsx';
import { DataShow } from './data-show/data-show.tsx';
import { receivedGifts } from './gifts/index.tsx';
import { Gold } from './gold/gold.tsx';
import { Home } from './home/home.tsx';
import { Layout } from './layout.tsx';
import { plans } from './plans/index.tsx';
import { NoPermission, NotFound } from './problem-page.tsx';
import { authProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { createI18nProvider } from './providers/i18n-provider.ts';
import { returns } from './returns/index.tsx';
import { MonthlyReturns } from './returns/monthly-returns.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';
import { createThemes } from './theme.ts';
import { CutVideo, videos } from './videos/index.tsx';

/** The studio: its providers, and every screen that it has. */
export function App({ office }: { office: BackOffice }) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Studio office={office} /> }]),
  );
  return <RouterProvider router={router} />;
}

function Studio({ office }: { office: BackOffice }) {
  const i18n = useSyncExternalStore(office.subscribe, office.i18n);
  const [providers] = useState(() => ({
    data: createDataProvider(office.locale, office.config.endpoints.api),
    i18n: createI18nProvider(office),
    themes: createThemes(office.config),
    store: createStore(office),
    // Without a network a write fails at once, instead of being kept back and sent later.
    queries: new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  }));
  return (
    <I18nProvider value={i18n}>
      <ConfigProvider value={office.config}>
        <Admin
          authProvider={authProvider}
          dataProvider={providers.data}
          i18nProvider={providers.i18n}
          lightTheme={providers.themes.light}
          darkTheme={providers.themes.dark}
          store={providers.store}
          queryClient={providers.queries}
          layout={Layout}
          loginPage={SignInNeeded}
          accessDenied={NoPermission}
          catchAll={NotFound}
          title={i18n.t('studio:title')}
          requireAuth
          disableTelemetry
        >
          <Resource {...plans} />
          <Resource {...articles} />
          <Resource {...videos} />
          <Resource name="video-captions" />
          <Resource {...returns} />
          {/* Plans are posted for them; they have no screen of their own. */}
          <Resource name="matches" />
          {office.config.live && <Resource {...reservations} />}
          <Resource name="anchor-matches" />
          <Resource name="live-links" />
          <Resource {...receivedGifts} />
          <CustomRoutes>
            <Route path="/" element={<Home />} />
            <Route path="/application" element={<Application />} />
            <Route path="/creatorCenter" element={<CreatorPage />}>
              <Route index element={<Navigate to="dataShow" replace />} />
              <Route path="dataShow" element={<DataShow />} />
              <Route path="progManage" element={<Navigate to="/plans" replace />} />
              <Route path="progComponent" element={<Navigate to="/plans/create" replace />} />
              <Route path="article" element={<Navigate to="/articles/create" replace />} />
              <Route path="monthly" element={<MonthlyReturns />} />
              <Route path="gold" element={<Gold />} />
            </Route>
            <Route path="/anchorCenter">
              <Route index element={<AnchorCentre />} />
              <Route element={<AnchorPage />}>
                <Route path="live" element={<Live />} />
                <Route path="chat" element={<RoomChat />} />
                <Route path="liveLinkDetails" element={<Links />} />
                <Route path="cut" element={<CutVideo />} />
                <Route path="revenueDetails" element={<AnchorRevenue />} />
              </Route>
            </Route>
          </CustomRoutes>
        </Admin>
      </ConfigProvider>
    </I18nProvider>
  );
}

/** The language is the one of all the product's pages, whatever react-admin remembers. The browser's bars follow the theme. */
function createStore(office: BackOffice) {
  const store = localStorageStore(undefined, 'studio');
  store.setItem('locale', office.locale());
  const colour = () => colourBars(office.config.brand, store.getItem('theme') ?? 'system');
  colour();
  store.subscribe('theme', colour);
  return store;
}
