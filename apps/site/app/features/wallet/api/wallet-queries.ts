import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import type { TransferKind } from '@xiongmao/api/wallet/rules';
import { pagesQuery } from '#app/shared/list/pages-query.ts';

export const goldQuery = (api: Client) => callQuery(api, 'GET /user/userGold', {});

export const payMethodsQuery = (api: Client) => callQuery(api, 'GET /system/payButton', {});

export const paymentQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /orderpay/payment', { query: { id } });

/** First part of the keys of all lists of coin details. */
export const entriesKey = ['GET /orderpay/gold/list'] as const;

/** Coin details of a kind, or of all, newest first. */
export const entriesQuery = (api: Client, kind: TransferKind | null) =>
  pagesQuery([...entriesKey, kind], (page, options) =>
    api('GET /orderpay/gold/list', { query: { page, ...(kind && { kind }) } }, options),
  );
