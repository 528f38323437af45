import { z } from 'zod';
import { rowId } from '../../fields/row-id.ts';
import { isRevealed, type Revealed } from '../hidden-results.ts';
import { mostHidden } from './rules.ts';

/** What a fan does not want to be told before asking for it: results of all sports, of some games, of some leagues. */
export const spoilers = z.object({
  all: z.boolean(),
  games: z.array(z.int().min(0).max(999)).max(mostHidden.games),
  leagues: z.array(rowId).max(mostHidden.leagues),
});
export type Spoilers = z.infer<typeof spoilers>;

/** Something whose results one asks for all the same: `match-12`. */
export const revealed = z.custom<Revealed>((name) => typeof name === 'string' && isRevealed(name));
