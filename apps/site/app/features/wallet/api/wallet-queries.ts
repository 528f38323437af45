import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import { entriesKey } from '#app/shared/account/use-gold.ts';
import { pagesQuery } from '#app/shared/list/pages-query.ts';

export const payMethodsQuery = (api: Client) => callQuery(api, 'GET /system/payButton', {});

export const paymentQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /orderpay/payment', { query: { id } });

/** Coin details of a kind, or of all, newest first. */
export const entriesQuery = (api: Client, kind: TransferKind | null) =>
  pagesQuery([...entriesKey, kind], (page, options) =>
    api('GET /orderpay/gold/list', { query: { page, ...(kind && { kind }) } }, options),
  );
