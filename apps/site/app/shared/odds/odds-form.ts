import { type OddsForm, usualForm } from '@xiongmao/api/fields/odds-forms';
import { useSyncExternalStore } from 'react';
import { useViewer } from '#app/platform/app-context.ts';
import { writeCookie } from '#app/platform/viewer.ts';

const listeners = new Set<() => void>();
let chosen: OddsForm | null | undefined;

/** How odds are shown from now on, and on the server's next page; null: as is usual in the language. */
export function chooseOddsForm(form: OddsForm | null): void {
  chosen = form;
  writeCookie('oddsForm', form ?? '');
  for (const listener of listeners) listener();
}

/** The form chosen in this browser, else the language's usual one. */
export function useOddsForm(): OddsForm {
  const { oddsForm, locale } = useViewer();
  const rendered = oddsForm ?? usualForm(locale);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (chosen === undefined ? rendered : (chosen ?? usualForm(locale))),
    () => rendered,
  );
}
