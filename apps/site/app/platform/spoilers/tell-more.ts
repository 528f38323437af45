import type { App } from '../app-context.ts';
import { mayTellSome } from './kept.ts';

/**
 * Whatever a page that was made without any result may tell this visitor is asked for: of one that somebody shared,
 * all; of one that all guests share who hide something, the rest. Lists of matches see to that rest themselves
 * (`HiddenFeed`).
 */
export function tellMore({ queries, viewer }: App): void {
  if (!viewer.hides) void queries.invalidateQueries();
  else if (viewer.uid === null && mayTellSome())
    void queries.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kind !== 'board' });
}
