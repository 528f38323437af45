import { leagueShape, teamShape } from '@xiongmao/api/catalogue/shapes';
import type { ArticleBody, Block, CardNode } from '@xiongmao/api/news/document';
import { cardKinds } from '@xiongmao/api/news/rules';
import { type Article, type ArticleLink, articleLink } from '@xiongmao/api/news/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { findPlanCards } from '#modules/experts/index.ts';
import { boardOf } from '#modules/matches/index.ts';
import { int, type RowOf, type Shape, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';

/** As `boardOf` and names show it: where several rows are one, by the one that stands for them. */
const shownId = sql`coalesce(m.shown_id, t.shown_id, p.shown_id, g.shown_id,
  case when l.kind = 'plan' then l.target_id end)`;
const found = (articleId: number): SQL => sql`
  select l.kind, l.target_id as target, ${shownId} as id
  from article_link l
    left join matches.shown_match m on l.kind = 'match' and m.id = l.target_id
    left join catalogue.team t on l.kind = 'team' and t.id = l.target_id
    left join catalogue.player p on l.kind = 'player' and p.id = l.target_id
    left join catalogue.league g on l.kind = 'league' and g.id = l.target_id
  where l.article_id = ${articleId} and ${shownId} is not null
  order by l.place`;

/** What an article is about, as it is shown now, and the body with its cards naming that. */
export async function findCards(
  db: Database,
  articleId: number,
  body: ArticleBody,
  now: Date,
): Promise<Pick<Article, 'links' | 'cards' | 'body'>> {
  const named = await rows(db, { ...articleLink.shape, target: int }, found(articleId));
  const planIds = named.flatMap(({ kind, id }) => (kind === 'plan' ? id : []));
  const plans = new Map((await findPlanCards(db, planIds, now)).map((plan) => [plan.id, plan]));
  const told = named.filter(({ kind, id }) => kind !== 'plan' || plans.has(id));
  const shown = new Map(told.map(({ kind, target, id }) => [`${kind} ${target}`, id]));
  const content = body.content.flatMap((block): Block[] => {
    if (!(block.type in cardKinds)) return [block];
    const card = block as CardNode;
    const id = shown.get(`${cardKinds[card.type]} ${card.attrs.id}`);
    // What is gone leaves no hole.
    return id === undefined ? [] : [{ type: card.type, attrs: { id } }];
  });
  const links = [...new Map(told.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }])).values()];
  const idsOf = (kind: ArticleLink['kind']) =>
    links.flatMap((link) => (link.kind === kind ? link.id : []));
  const byId = async <S extends Shape & { id: typeof int }>(
    kind: 'team' | 'player' | 'league',
    shape: S,
    columns: SQL,
  ): Promise<Record<string, RowOf<S>>> => {
    const ids = idsOf(kind);
    if (ids.length === 0) return {};
    const found = await rows(
      db,
      shape,
      sql`select id, game_id as "gameId", name ${columns} from catalogue.${sql.identifier(kind)}
        where id = any(${sql.param(ids)}::int[])`,
    );
    return Object.fromEntries(found.map((row) => [row.id, row]));
  };
  const [board, teams, players, leagues] = await Promise.all([
    boardOf(db, idsOf('match')),
    byId('team', { ...teamShape.shape, id: int, gameId: int }, sql`, abbr, country`),
    byId('player', { id: int, gameId: int, name: text }, sql``),
    byId('league', { ...leagueShape.shape, id: int }, sql`, country`),
  ]);
  const cards = { board, teams, players, leagues, plans: Object.fromEntries(plans) };
  return { links, body: { type: 'doc', content }, cards };
}
