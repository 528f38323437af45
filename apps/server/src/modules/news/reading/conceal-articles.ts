import * as calls from '@xiongmao/api/news/calls';
import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { placesBy } from '#modules/matches/index.ts';
import { int, orNull, time } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import {
  type Concealment,
  concealment,
  type Telling,
  telling,
  type Whereabouts,
} from '#platform/http/concealing/concealing.ts';

/** An article tells results of the matches that it is about, if it was written since they began. */
export const articleWhereabouts = (db: Database): Whereabouts => ({
  kind: 'news',
  async find(ids) {
    const leads = await preparedRows(
      db,
      'matches of articles',
      { id: int, matchId: int, at: orNull(time) },
      sql`select l.article_id as id, l.target_id as "matchId",
          greatest(a.published_at, (select max(changed_at) from article_text t where t.article_id = a.id)) as at
        from article_link l join article a on a.id = l.article_id
        where l.kind = 'match' and l.article_id = any(${sql.param([...ids])}::int[]) order by l.place`,
    );
    const writtenAt = new Map(leads.map(({ id, at }) => [id, at]));
    const places = await placesBy(db, leads);
    return new Map(
      [...places].map(([id, found]) => {
        const at = writtenAt.get(id) ?? null;
        const isEarlier = (startsAt: string | null) =>
          at !== null && startsAt !== null && new Date(at) < new Date(startsAt);
        return [
          id,
          found.map((place) => ({ ...place, told: place.told && !isEarlier(place.startsAt) })),
        ];
      }),
    );
  },
});

export const articleConcealments: readonly Concealment[] = [
  concealment<ArticleCard>({
    fits: (fields) => 'summary' in fields && 'minutes' in fields && 'cover' in fields,
    asks: ({ id }) => `news-${id}`,
    conceal(card, { hiddenOf }) {
      const hidden = hiddenOf(`news-${card.id}`);
      if (!hidden) return card;
      return { ...card, title: hidden.sides ?? '', summary: '', cover: null, concealed: true };
    },
  }),
];

export const articleTellings: readonly Telling[] = [
  telling(calls.getArticle, ({ params }) => `news-${Number(params.id)}`),
];
