import type { NamedLink } from '@xiongmao/api/news/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { namePlans } from '#modules/experts/index.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { views } from '../reading/article-cards.ts';

/** What an article links to and is still there, as those who write are shown it; plans without their names. */
const named = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'id', l.target_id,
      'name', coalesce(t.name, p.name, g.name, home.name || ' – ' || away.name, league.name, ''),
      'gameId', coalesce(t.game_id, p.game_id, g.game_id, m.game_id, a.game_id),
      'startsAt', to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by l.place), '[]')
  from article_link l
    left join catalogue.team t on l.kind = 'team' and t.id = l.target_id
    left join catalogue.player p on l.kind = 'player' and p.id = l.target_id
    left join catalogue.league g on l.kind = 'league' and g.id = l.target_id
    left join matches.shown_match m on l.kind = 'match' and m.id = l.target_id
    left join catalogue.league league on league.id = m.league_id
    left join catalogue.team home on home.id = m.home_id
    left join catalogue.team away on away.id = m.away_id
  where l.article_id = a.id and (l.kind = 'plan' or coalesce(t.id, p.id, g.id, m.id) is not null))`;

/** What office rows of an article `a` have in common. */
export const articleColumns: SQL = sql`a.id, a.kind, a.game_id as "gameId", a.cover_id as "coverId",
  (select address from article_picture where id = a.cover_id) as cover, a.state, a.reason,
  a.publish_at as "publishAt", a.published_at as "publishedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'id', l.target_id) order by l.place), '[]')
    from article_link l where l.article_id = a.id and l.by_hand) as links, ${named} as named,
  ${views} as views, a.created_at as "createdAt", a.changed_at as "changedAt"`;

export const articleOrder = {
  id: sql`a.id`,
  publishAt: sql`a.publish_at`,
  publishedAt: sql`a.published_at`,
  changedAt: sql`a.changed_at`,
  views,
};

/** Rows whose plans are called as experts call them; of those that are not published nothing is told. */
export async function withPlans<Row extends { named: NamedLink[] }>(
  db: Database | Tx,
  found: readonly Row[],
): Promise<Row[]> {
  const isPlan = ({ kind }: NamedLink) => kind === 'plan';
  const ids = found.flatMap(({ named }) => named.filter(isPlan).map(({ id }) => id));
  const plans = new Map((await namePlans(db, ids)).map((plan) => [plan.id, plan]));
  return found.map((row) => ({
    ...row,
    named: row.named.flatMap((link): NamedLink[] => {
      if (!isPlan(link)) return [link];
      const plan = plans.get(link.id);
      if (!plan) return [];
      const { id, title: name, gameId, startsAt } = plan;
      return [{ kind: 'plan', id, name, gameId, startsAt }];
    }),
  }));
}
