import type { CallResult } from '@xiongmao/api/call';
import * as calls from '@xiongmao/api/experts/calls';
import type { ChainLink, Plan, PlanCard, Purchase } from '@xiongmao/api/experts/shapes';
import type { Notice } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import { placeOfNamed, whereaboutsBy } from '#modules/matches/index.ts';
import {
  type Concealment,
  concealment,
  type Telling,
  telling,
} from '#platform/http/concealing/concealing.ts';
import { planSettled } from '../notice-types.ts';
import { measureOverTime } from '../settlement/measure.ts';

export const planWhereabouts = whereaboutsBy(
  'plan',
  (ids) => sql`select id, match_id as "matchId" from plan where id = ${ids}`,
);

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
  concealment<CallResult<typeof calls.getExpertGraph>>({
    fits: ({ points }) => Array.isArray(points) && points.every((each) => each?.planId && each.at),
    asks: ({ points }) => points.map(({ planId }) => `plan-${planId}` as const),
    conceal(graph, { hiddenOf }) {
      const shown = graph.points.filter(({ planId }) => !hiddenOf(`plan-${planId}`));
      // What runs on past a plan that is left out would tell it: all is measured anew without it.
      return shown.length < graph.points.length ? { points: measureOverTime(shown) } : graph;
    },
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
];
