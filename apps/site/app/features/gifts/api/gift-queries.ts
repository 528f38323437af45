import { useQuery } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import type { Client } from '@xiongmao/api/client';
import type { Contract } from '@xiongmao/api/contract';
import type { leaderboardTypes } from '@xiongmao/api/gifts/rules';
import type { Gift } from '@xiongmao/api/gifts/shapes';
import { callQuery } from '@xiongmao/api/react';
import { useApi } from '#app/platform/app-context.ts';

type Catalogue = CallResult<Contract['GET /gift']>;
export type LeaderboardType = (typeof leaderboardTypes)[number];

/** ms for which the catalogue is believed. */
const fresh = 300_000;

export const giftsQuery = (api: Client) => ({
  ...callQuery(api, 'GET /gift', {}),
  staleTime: fresh,
});

export const leadersQuery = (api: Client, type: LeaderboardType, anchorId: number) =>
  callQuery(api, 'GET /gift/leaderboard/:type', { params: { type }, query: { anchorId } });

/** A gift by its id, whether or not it is still on sale. */
export const giftOf = ({ items, former }: Catalogue, id: number | null): Gift | undefined =>
  [...items, ...former].find((gift) => gift.id === id);

export function useGift(id: number | null): Gift | undefined {
  const { data } = useQuery(giftsQuery(useApi()));
  return data && giftOf(data, id);
}
