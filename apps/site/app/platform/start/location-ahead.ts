import { useSyncExternalStore } from 'react';
import type { Location } from 'react-router';

declare global {
  interface Window {
    /** React Router's own, in the browser. */
    __reactRouterDataRouter: {
      state: { navigation: { location?: Location } };
      subscribe: (listener: () => void) => () => void;
    };
  }
}

/** Where the reader is on the way to, in the browser; undefined where no page is. */
export const locationAhead = () => window.__reactRouterDataRouter.state.navigation.location;

/** Tells whenever `locationAhead` may have changed. */
export const subscribeToLocationAhead = (listener: () => void) =>
  window.__reactRouterDataRouter.subscribe(listener);

/**
 * `locationAhead`, at once. React Router tells React in a transition (`useNavigation`), which waits for every part of
 * the page whose code has not come: a tap would go unanswered on a network that is slow or gone.
 */
export const useLocationAhead = () =>
  useSyncExternalStore(subscribeToLocationAhead, locationAhead, () => undefined);
