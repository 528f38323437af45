import { games } from '@xiongmao/api/catalogue/games';
import type { FollowKind } from '@xiongmao/api/follow-kinds';
import { type SQL, sql } from 'drizzle-orm';

/** What can be followed. */
export interface FollowType {
  kind: FollowKind;
  /** All of the kind that there are: `id`, `name`, `avatar`, `game_id`. */
  named: SQL;
  /** The id that one of them is shown by, where several are one. */
  shown?: (id: SQL) => SQL;
  /** What is followed in the place of one of them, as `kind` and `id`; no row where it is itself. */
  instead?: (id: number) => SQL;
}

/** In games that are played alone a side is a player. */
const alone = games.filter((game) => game.alone).map(({ gameId }) => gameId);

export const people: FollowType = {
  kind: 'user',
  named: sql`select a.id, a.username as name, p.avatar, null::int as game_id
    from identity.account a left join profile p on p.account_id = a.id where a.deleted_at is null`,
};

/** People, and what the catalogue has. */
export const userFollows: readonly FollowType[] = [
  people,
  {
    kind: 'team',
    named: sql`select id, name, null::text as avatar, game_id from catalogue.team`,
    shown: (id) => sql`(select shown_id from catalogue.team where id = ${id})`,
    instead: (id) => sql`select 'player' as kind, catalogue.who_is(id) as id from catalogue.team
      where id = ${id} and game_id = any(${sql.param(alone)}::int[])
        and catalogue.who_is(id) is not null`,
  },
  {
    kind: 'league',
    named: sql`select id, name, null::text as avatar, game_id from catalogue.league`,
    shown: (id) => sql`(select shown_id from catalogue.league where id = ${id})`,
  },
  {
    kind: 'player',
    named: sql`select id, name, null::text as avatar, game_id from catalogue.player`,
    shown: (id) => sql`(select shown_id from catalogue.player where id = ${id})`,
  },
];
