import { hydrate } from '@tanstack/react-query';
import { createI18n } from '@xiongmao/i18n/instance';
import { loadNamespaces } from '@xiongmao/i18n/load';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { confirmMarkedVisit } from '#app/features/promotion/confirm-marked-visit.ts';
import { browserClient } from '#app/platform/api.ts';
import { type App, appContext } from '#app/platform/app-context.ts';
import { Providers, readBoot } from '#app/platform/boot.tsx';
import { takeEarlyTap } from '#app/platform/early-taps.ts';
import { createQueries } from '#app/platform/query.ts';
import { followSession, rememberOrigin } from '#app/platform/session.ts';
import { rememberZone } from '#app/platform/zone.ts';

const { config, viewer, texts, queries } = readBoot();
const app: App = { config, viewer, api: browserClient(viewer), queries: createQueries() };
hydrate(app.queries, queries);
const i18n = createI18n(viewer.locale, texts, (named) => loadNamespaces(viewer.locale, named));
const zone = rememberZone(viewer.zone);
followSession(app);
void rememberOrigin();
void confirmMarkedVisit();

/** Loaders run once the page has been taken over: in the browser's own zone. */
function createContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, { ...app, viewer: { ...viewer, zone } });
  return context;
}

startTransition(() => {
  takeEarlyTap();
  hydrateRoot(
    document,
    <StrictMode>
      <Providers app={app} i18n={i18n}>
        <HydratedRouter getContext={createContext} />
      </Providers>
    </StrictMode>,
  );
});
