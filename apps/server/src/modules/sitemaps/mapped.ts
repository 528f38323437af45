import type { MappedKind } from '@xiongmao/api/sitemaps/rules';
import type { SQL } from 'drizzle-orm';

/** Ids from one to before another. */
export interface IdRange {
  from: SQL;
  to: SQL;
}

/** A kind of pages that search engines are told of. */
export interface Mapped {
  kind: MappedKind;
  /** The table with its ids, by a name that `shown` does not use, too, and their column. */
  ids: SQL;
  /** Whether a page's address names its game. */
  hasGame: boolean;
  /** Whether the domain keeps when each was changed. */
  hasChanged: boolean;
  /**
   * What of a range any guest may see and what is its own page, in whatever order: `id`, with `game_id` and
   * `changed_at` where it has them. What is shown by another row, hidden or gone is left out.
   */
  shown(range: IdRange, now: Date): SQL;
}
