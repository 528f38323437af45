import { data, type RouterContextProvider } from 'react-router';
import { appContext } from '#app/platform/app-context.ts';

/** A brand without live rooms has none of their pages. */
export function requireLive(context: Readonly<RouterContextProvider>): void {
  if (!context.get(appContext).config.live) throw data(null, { status: 404 });
}
