import type { App } from '#app/platform/app-context.ts';
import { wantsNone, writeCookie } from '#app/platform/viewer.ts';
import { chooseZone } from '#app/platform/zone.tsx';
import { chooseOddsForm } from '#app/shared/odds/odds-form.ts';
import { preferencesQuery } from './user-queries.ts';

/**
 * Takes over what one has chosen elsewhere: the zone at once, the language with the next page. What can't
 * be had stays as this browser has it.
 */
export async function adoptPreferences({ api, queries }: Pick<App, 'api' | 'queries'>) {
  const hid = wantsNone(document.cookie);
  const preferences = await queries.fetchQuery(preferencesQuery(api)).catch(() => null);
  if (preferences?.zone) chooseZone(preferences.zone);
  if (preferences?.oddsForm) chooseOddsForm(preferences.oddsForm);
  if (preferences?.locale) writeCookie('locale', preferences.locale);
  // By now the browser keeps what one wants hidden: a page that was made otherwise is loaded anew.
  if (wantsNone(document.cookie) !== hid) location.reload();
}
