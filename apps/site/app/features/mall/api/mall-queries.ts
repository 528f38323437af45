import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import { pagesQuery } from '#app/shared/list/pages-query.ts';
import type { RedemptionState } from './redemption-state.ts';
import type { askedOfShop } from './shop-address.ts';

/** ms between two looks at what others take from, and at an order that somebody works on. */
export const stockPause = 15_000;

export const goodsQuery = (api: Client, asked: ReturnType<typeof askedOfShop>) =>
  callQuery(api, 'GET /goods/list', { query: asked });

export const goodsDetailsQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /goods/details', { query: { id } });

/** First part of the keys of all lists of one's orders. */
export const redemptionsKey = ['GET /user/order/list'] as const;

export const redemptionsQuery = (api: Client, state: RedemptionState | undefined) =>
  pagesQuery([...redemptionsKey, state ?? 'all'], (page, options) =>
    api('GET /user/order/list', { query: { page, ...(state && { state }) } }, options),
  );

export const redemptionQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /user/order/details', { query: { id } });

export const addressesQuery = (api: Client) => callQuery(api, 'GET /user/address/list', {});

export const editionsQuery = (api: Client) =>
  pagesQuery(['GET /blindBox/list'], (page, options) =>
    api('GET /blindBox/list', { query: { page } }, options),
  );

export const editionQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /blindBox/details', { query: { id } });

export const ownDrawsQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /blindBox/draws', { query: { id, mine: '1' } });
