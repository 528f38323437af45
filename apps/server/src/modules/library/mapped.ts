import { games } from '@xiongmao/api/catalogue/games';
import { sql } from 'drizzle-orm';
import type { Mapped } from '#modules/sitemaps/index.ts';

const common = { hasGame: false, hasChanged: false };
/** Stands for a name that nobody has told. */
const nameless = '–';
const playedAlone = games.filter(({ alone }) => alone).map(({ gameId }) => gameId);

/** Each league, team and player by the row that is shown for it; who plays alone has a player's page, no team's. */
export const libraryMapped: readonly Mapped[] = [
  {
    ...common,
    kind: 'league',
    ids: sql`select id from catalogue.league`,
    shown: ({ from, to }) =>
      sql`select c.id from catalogue.league c
        where c.id >= ${from} and c.id < ${to} and c.shown_id = c.id and c.told_name <> ${nameless}`,
  },
  {
    ...common,
    kind: 'team',
    ids: sql`select id from catalogue.team`,
    shown: ({ from, to }) =>
      sql`select c.id from catalogue.team c
        where c.id >= ${from} and c.id < ${to} and c.shown_id = c.id and not c.undecided and c.told_name <> ${nameless}
          and case when c.game_id = any(${sql.param(playedAlone)}::int[]) then catalogue.who_is(c.id) is null else true end`,
  },
  {
    ...common,
    kind: 'player',
    ids: sql`select id from catalogue.player`,
    shown: ({ from, to }) =>
      sql`select c.id from catalogue.player c
        where c.id >= ${from} and c.id < ${to} and c.shown_id = c.id and c.told_name <> ${nameless}`,
  },
];
