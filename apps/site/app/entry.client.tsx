import { hydrate, onlineManager } from '@tanstack/react-query';
import { keepOrigin } from '@xiongmao/auth/registration-origin';
import { createI18n } from '@xiongmao/i18n/instance';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { confirmMarkedVisit } from '#app/features/promotion/confirm-marked-visit.ts';
import { browserClient } from '#app/platform/api.ts';
import { type App, appContext } from '#app/platform/app-context.ts';
import { createQueries } from '#app/platform/query.ts';
import { followSession } from '#app/platform/session/session.ts';
import { Providers, readBoot } from '#app/platform/start/boot.tsx';
import { holdTaps } from '#app/platform/start/early-taps.ts';
import { loadCode } from '#app/platform/start/load-code.ts';
import { readChosenGames, wantsNone } from '#app/platform/viewer.ts';
import { holdInstallPrompt } from '#app/platform/worker/install-prompt.ts';
import { ownZone } from '#app/platform/zone.tsx';
import { adopt } from '#app/slots/adopt.ts';

/** Lets the browser see to touches between two pieces of work. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

// At once: a page that is left before it is hydrated has still said who brought the visitor.
keepOrigin(location.search);
holdInstallPrompt();
// It takes a network for granted until it hears otherwise.
onlineManager.setOnline(navigator.onLine);
await breathe();
const { config, texts, queries, ...boot } = readBoot();
// Pages that show no list of matches are the same for all guests, whatever they have chosen.
const viewer = {
  ...boot.viewer,
  games: readChosenGames(document.cookie),
  hides: wantsNone(document.cookie),
};
const app: App = { config, viewer, api: browserClient(viewer), queries: createQueries() };
await breathe();
// The first clock of a visit takes longest to make.
zonedDay(new Date(), viewer.zone);
await breathe();
hydrate(app.queries, queries);
// It tells no results: who wants some asks for them.
if (boot.viewer.hides)
  void loadCode(() => import('#app/platform/spoilers/tell-more.ts')).then((more) =>
    more.tellMore(app),
  );
const i18n = createI18n(viewer.locale, texts, async (named) => {
  // The page brings its own texts: where all others are, it need not know.
  const { loadNamespaces } = await import('@xiongmao/i18n/load');
  return loadNamespaces(viewer.locale, named);
});
followSession(app, adopt);
void confirmMarkedVisit();

/** Loaders run once the page has been taken over: in the browser's own zone. */
function createContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, { ...app, viewer: { ...viewer, zone: ownZone(viewer.zone) } });
  return context;
}

await breathe();
startTransition(() => {
  holdTaps();
  hydrateRoot(
    document,
    <StrictMode>
      <Providers app={app} i18n={i18n}>
        <HydratedRouter getContext={createContext} />
      </Providers>
    </StrictMode>,
  );
});
