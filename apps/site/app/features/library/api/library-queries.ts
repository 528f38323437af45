import type { CallInput } from '@xiongmao/api/call';
import type { Client } from '@xiongmao/api/client';
import type { Contract } from '@xiongmao/api/contract';
import { callQuery } from '@xiongmao/api/react';

type QueryOf<Key extends keyof Contract> =
  CallInput<Contract[Key]> extends { query?: infer Query } ? NonNullable<Query> : never;
export type LeaguesAsked = QueryOf<'GET /league/library'>;

export const leaguesQuery = (api: Client, asked: LeaguesAsked) =>
  callQuery(api, 'GET /league/library', { query: asked });

export type TablesAsked = QueryOf<'GET /league/tables'>;
export type ScheduleAsked = QueryOf<'GET /league/schedule'>;

export const tablesQuery = (api: Client, asked: TablesAsked) =>
  callQuery(api, 'GET /league/tables', { query: asked });

export const treeQuery = (api: Client, seasonId: number) =>
  callQuery(api, 'GET /league/promotionTree', { query: { seasonId } });

export const scheduleQuery = (api: Client, asked: ScheduleAsked) =>
  callQuery(api, 'GET /league/schedule', { query: asked });

export const holdingsQuery = (api: Client) => callQuery(api, 'GET /league/config', {});

export const leagueQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /league/info', { query: { id } });
