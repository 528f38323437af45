import * as calls from '@xiongmao/api/experts/calls';
import type { ChainLink, ExpertCard, Plan, PlanCard, Purchase } from '@xiongmao/api/experts/shapes';
import type { Notice } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import { placeOfNamed, whereaboutsBy } from '#modules/matches/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import {
  type Concealment,
  concealment,
  type Place,
  type Telling,
  telling,
  type Whereabouts,
} from '#platform/http/concealing/concealing.ts';
import { planSettled } from '../notice-types.ts';
import { allGames } from './counted-plans.ts';

export const planWhereabouts = whereaboutsBy(
  'plan',
  (ids) => sql`select id, match_id as "matchId" from plan where id = ${ids}`,
);

/** A record adds up what somebody predicted: it stands in each of their games. */
export const expertWhereabouts = (db: Database): Whereabouts => ({
  kind: 'expert',
  async find(ids) {
    const found = await preparedRows(
      db,
      'places of experts',
      { id: int, gameId: int, sides: text },
      sql`select expert_id as id, game_id as "gameId", username as sides
        from expert_record join identity.account a on a.id = expert_id
        where expert_id = any(${sql.param([...ids])}::int[]) and game_id <> ${allGames}`,
    );
    const places = new Map<number, Place[]>();
    for (const { id, ...place } of found) {
      const all = places.get(id) ?? [];
      places.set(id, [...all, { ...place, leagueId: null, reveal: `expert-${id}`, told: true }]);
    }
    return places;
  },
});

/** Whether a plan was right tells how its match ended. */
export const planConcealments: readonly Concealment[] = [
  concealment<PlanCard & Partial<Plan>>({
    fits: (fields) => 'playType' in fields && 'seal' in fields && 'match' in fields,
    conceal: (plan, { isHidden }) =>
      isHidden(placeOfNamed(plan.match))
        ? { ...plan, result: null, settledAt: null, ...('verdict' in plan && { verdict: null }) }
        : plan,
  }),
  concealment<Purchase>({
    fits: (fields) => 'plan' in fields && 'price' in fields && 'state' in fields && 'at' in fields,
    // What became of the gold would tell.
    conceal: (purchase, { isHidden }) =>
      isHidden(placeOfNamed(purchase.plan.match)) ? { ...purchase, state: 'held' } : purchase,
  }),
  concealment<ChainLink>({
    fits: (fields) => 'planId' in fields && 'previous' in fields && 'seal' in fields,
    asks: ({ planId }) => `plan-${planId}`,
    conceal: (link, { hiddenOf }) =>
      hiddenOf(`plan-${link.planId}`) ? { ...link, result: null } : link,
  }),
  concealment<Pick<ExpertCard, 'id' | 'record'>>({
    fits: (fields) => 'record' in fields && 'username' in fields && 'id' in fields,
    asks: ({ id }) => `expert-${id}`,
    conceal: (expert, { hiddenOf }) =>
      hiddenOf(`expert-${expert.id}`) ? { ...expert, record: null } : expert,
  }),
  concealment<Notice>({
    fits: ({ name, values, link }) =>
      name === planSettled.name && values !== undefined && link !== undefined && link !== null,
    asks: ({ link }) => `plan-${link!.id}`,
    conceal(notice, { hiddenOf }) {
      const { result: _, ...values } = notice.values;
      return hiddenOf(`plan-${notice.link!.id}`) ? { ...notice, values } : notice;
    },
  }),
];

export const planTellings: readonly Telling[] = [
  telling(calls.getReceipt, ({ query }) => `plan-${query.id}`),
  telling(calls.getExpertAccuracy, ({ query }) => `expert-${query.userId}`),
  telling(calls.getExpertGraph, ({ query }) => `expert-${query.userId}`),
];
