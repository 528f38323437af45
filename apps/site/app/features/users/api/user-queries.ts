import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import type { FollowKind } from '@xiongmao/api/users/shapes';
import { nextPage } from './next-page.ts';

/** What can be followed: one person, team or league. */
export interface FollowTarget {
  kind: FollowKind;
  id: number;
}

/** Whose list, and which: whom they follow of a kind, or who follows them. */
export interface FollowList {
  userId: number;
  type: 'follow' | 'fans';
  kind: FollowKind;
}

export const isFollowingQuery = (api: Client, target: FollowTarget) =>
  callQuery(api, 'GET /user/hasFollowUser', { query: target });

export const sessionsQuery = (api: Client) => callQuery(api, 'GET /user/sessions', {});

export const linksQuery = (api: Client) => callQuery(api, 'GET /user/links', {});

export const preferencesQuery = (api: Client) => callQuery(api, 'GET /user/getUserDataStatus', {});

/** First part of the keys of all lists of follows and fans. */
export const followListsKey = ['GET /user/getFollowOrFansH5'] as const;

export const followListQuery = (api: Client, list: FollowList) =>
  infiniteQueryOptions({
    queryKey: [...followListsKey, list],
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /user/getFollowOrFansH5', { query: { ...list, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: false,
  });

export const noticesQuery = (api: Client) =>
  infiniteQueryOptions({
    queryKey: ['GET /user/notices'],
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /user/notices', { query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: false,
  });

export const invitationsQuery = (api: Client) =>
  infiniteQueryOptions({
    queryKey: ['GET /user/invitations'],
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /user/invitations', { query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: false,
  });
