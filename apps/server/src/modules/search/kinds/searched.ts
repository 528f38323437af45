import type { FoundKind } from '@xiongmao/api/search/rules';
import type { Found } from '@xiongmao/api/search/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import type { Database } from '#platform/db/database.ts';
import type { FoundEntry } from '../find/find-entries.ts';
import type { Indexed } from '../index/entry.ts';

/** What matches are found by, not by names of their own. */
export type NamedKind = Exclude<FoundKind, 'match'>;

/** A kind of things that can be found by their names. */
export interface Searched<Kind extends NamedKind = NamedKind> extends Indexed {
  kind: Kind;
  /** Whether each is of a game. */
  hasGame: boolean;
  /** What its titles may tell results as: who is told none finds nothing by them. */
  tellsAs?: string;
  /** Entries as the site lists them, in their order. What may not be shown now is left out. */
  show(
    db: Database,
    asked: ShowContext,
    entries: readonly FoundEntry[],
  ): Promise<Found[Kind]['items']>;
}

/** When it is shown, and to readers of which language. */
export interface ShowContext {
  now: Date;
  locale: Locale;
}

/** For a list of kinds whose cards differ. */
export const searched = <Kind extends NamedKind>(kind: Searched<Kind>): Searched =>
  kind as unknown as Searched;
