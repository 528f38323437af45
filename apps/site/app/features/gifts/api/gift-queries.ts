import { useQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { leaderboardTypes } from '@xiongmao/api/gifts/rules';
import type { Gift } from '@xiongmao/api/gifts/shapes';
import { callQuery } from '@xiongmao/api/react';
import { useApi } from '#app/platform/app-context.ts';

export type LeaderboardType = (typeof leaderboardTypes)[number];

/** ms for which the catalogue is believed. */
const fresh = 300_000;

export const giftsQuery = (api: Client) => ({
  ...callQuery(api, 'GET /gift', {}),
  staleTime: fresh,
});

export const leadersQuery = (api: Client, type: LeaderboardType, anchorId: number) =>
  callQuery(api, 'GET /gift/leaderboard/:type', { params: { type }, query: { anchorId } });

/** A gift of the catalogue; undefined for one that is no longer in it. */
export function useGift(id: number | null): Gift | undefined {
  return useQuery(giftsQuery(useApi())).data?.items.find((gift) => gift.id === id);
}
