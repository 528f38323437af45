import { games as catalogue } from '@xiongmao/api/catalogue/games';
import { sql } from 'drizzle-orm';
import type { Entry } from '../index/entry.ts';
import { knownOfGame } from '../names/known-names.ts';
import { searched } from './searched.ts';

/** "Other sports" and "Other esports" nobody looks for. */
const others = [0, 200];
/** In the order of the catalogue: what is wanted most comes first. */
const named = catalogue.filter(({ gameId }) => !others.includes(gameId));

const entryOf = ({ gameId, name }: (typeof named)[number], place: number): Entry => ({
  ...{ id: gameId, name, gameId, facts: {}, aliases: [] },
  known: knownOfGame(gameId),
  weight: named.length - place,
});

/** What the catalogue of games holds: nothing of it changes while the server runs. */
export const games = searched({
  kind: 'game',
  hasGame: true,
  hears: [],
  concerned: async () => [],
  read: async (_tx, ids) => named.map(entryOf).filter(({ id }) => ids.includes(id)),
  ids: sql`select unnest(${sql.param(named.map(({ gameId }) => gameId))}::int[]) as id`,
  show: async (_db, _asked, entries) => entries.map(({ id }) => ({ gameId: id })),
});
