import type { Client } from '@xiongmao/api/client';
import type { FollowKind } from '@xiongmao/api/follow-kinds';
import { callQuery } from '@xiongmao/api/react';
import { pagesQuery } from '#app/shared/list/pages-query.ts';
import type { FollowTarget } from '#app/shared/slots.tsx';

/** Whose list, and which: whom they follow of a kind, or who follows them. */
export interface FollowList {
  userId: number;
  type: 'follow' | 'fans';
  kind: FollowKind;
}

export const isFollowingQuery = (api: Client, target: FollowTarget) =>
  callQuery(api, 'GET /user/hasFollowUser', { query: target });

/** The next match of each of these. */
export const nextMatchesQuery = (
  api: Client,
  kind: 'team' | 'league' | 'player',
  ids: readonly number[],
) => callQuery(api, 'GET /match/next', { query: { kind, ids: ids.join(',') } });

export const sessionsQuery = (api: Client) => callQuery(api, 'GET /user/sessions', {});

export const linksQuery = (api: Client) => callQuery(api, 'GET /user/links', {});

export const preferencesQuery = (api: Client) => callQuery(api, 'GET /user/getUserDataStatus', {});

/** First part of the keys of all lists of follows and fans. */
export const followListsKey = ['GET /user/getFollowOrFansH5'] as const;

export const followListQuery = (api: Client, list: FollowList) =>
  pagesQuery([...followListsKey, list], (page, options) =>
    api('GET /user/getFollowOrFansH5', { query: { ...list, page } }, options),
  );

export const noticesQuery = (api: Client) =>
  pagesQuery(['GET /user/notices'], (page, options) =>
    api('GET /user/notices', { query: { page } }, options),
  );

export const invitationsQuery = (api: Client) =>
  pagesQuery(['GET /user/invitations'], (page, options) =>
    api('GET /user/invitations', { query: { page } }, options),
  );

/** What one said to the operator, and what was answered. */
export const feedbackQuery = (api: Client) =>
  pagesQuery(['GET /user/feedback/list'], (page, options) =>
    api('GET /user/feedback/list', { query: { page } }, options),
  );
