import type { CallInput, CallResult } from '@xiongmao/api/call';
import type { Client } from '@xiongmao/api/client';
import type { Contract } from '@xiongmao/api/contract';
import { callQuery } from '@xiongmao/api/react';
import { pagesQuery } from '#app/shared/list/pages-query.ts';

type QueryOf<Key extends keyof Contract> =
  CallInput<Contract[Key]> extends { query?: infer Query } ? NonNullable<Query> : never;
export type PlansAsked = Omit<QueryOf<'GET /expert_plan/getPlansPC'>, 'page'>;
export type ExpertsAsked = QueryOf<'GET /expert_plan/expertLibraryPC'>;
export type RankingAsked = QueryOf<'GET /expert_plan/recommendExpert'>;
export type Expert = CallResult<Contract['GET /expert_plan/getExpertInfo']>;
export type OrderState = QueryOf<'GET /expert_plan/userExpertPlanOrderPC'>['state'];

export const rankingQuery = (api: Client, asked: RankingAsked) =>
  callQuery(api, 'GET /expert_plan/recommendExpert', { query: asked });

export const expertsQuery = (api: Client, asked: ExpertsAsked) =>
  callQuery(api, 'GET /expert_plan/expertLibraryPC', { query: asked });

export const expertQuery = (api: Client, userId: number) =>
  callQuery(api, 'GET /expert_plan/getExpertInfo', { query: { userId } });

export const accuracyQuery = (api: Client, userId: number) =>
  callQuery(api, 'GET /expert_plan/getExpertInfoAccuracy', { query: { userId } });

export const graphQuery = (api: Client, userId: number) =>
  callQuery(api, 'GET /expert_plan/getExpertInfoGraph', { query: { userId } });

export const planQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /expert_plan/getExpertPlanInfo', { query: { id } });

export const goldCheckQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /expert_plan/checkGold', { query: { id } });

/** Of the plan that one bought. */
export const receiptQuery = (api: Client, planId: number) =>
  callQuery(api, 'GET /expert_plan/receipt', { query: { id: planId } });

export const applicationQuery = (api: Client) => callQuery(api, 'POST /user/expertApplyStart', {});

export const plansQuery = (api: Client, asked: PlansAsked) =>
  pagesQuery(['GET /expert_plan/getPlansPC', asked], (page, options) =>
    api('GET /expert_plan/getPlansPC', { query: { ...asked, page } }, options),
  );

export const followedPlansQuery = (api: Client) =>
  pagesQuery(['GET /expert_plan/focusEvents'], (page, options) =>
    api('GET /expert_plan/focusEvents', { query: { page } }, options),
  );

/** First part of the keys of all lists of one's orders. */
export const ordersKey = ['GET /expert_plan/userExpertPlanOrderPC'] as const;

export const ordersQuery = (api: Client, state: OrderState) =>
  pagesQuery([...ordersKey, state ?? 'all'], (page, options) =>
    api(
      'GET /expert_plan/userExpertPlanOrderPC',
      { query: { page, ...(state && { state }) } },
      options,
    ),
  );
