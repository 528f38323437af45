import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { PersonList, TalkSort } from '@xiongmao/api/posts/rules';
import type { SubjectName } from '@xiongmao/api/posts/shapes';
import { callQuery } from '@xiongmao/api/react';
import type { Found } from '@xiongmao/api/search/shapes';
import { pagesQuery } from '#app/shared/list/pages-query.ts';

/** First parts of the keys of what is listed. */
export const commentsKey = 'GET /comment/list';
export const commentKey = 'GET /comment/info';
export const answersKey = 'GET /comment/answers';
export const postKey = 'GET /post/info';
export const postsKey = 'GET /post/list';
export const personKey = 'GET /user/:userId/:type/:pageIndex';

/** What is said about something, page after page from where one ended. */
export const commentsQuery = (api: Client, query: { subject: SubjectName; sort: TalkSort }) =>
  infiniteQueryOptions({
    queryKey: [commentsKey, query] as const,
    queryFn: ({ pageParam, signal }) =>
      api(commentsKey, { query: { ...query, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
  });

/** What a page asks for first of what is said about its subject. */
export const firstCommentsQuery = (api: Client, subject: SubjectName) =>
  commentsQuery(api, { subject, sort: 'hot' });

/** Answers below a comment that stand behind those that came with it. */
export const answersQuery = (api: Client, query: { id: number; after: number }) =>
  infiniteQueryOptions({
    queryKey: [answersKey, query] as const,
    queryFn: ({ pageParam, signal }) =>
      api(answersKey, { query: { ...query, after: pageParam } }, { signal }),
    initialPageParam: query.after,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
  });

export const commentQuery = (api: Client, id: number) =>
  callQuery(api, commentKey, { query: { id } });

/** Of a game or of all. */
export interface PostsAsked {
  sort: TalkSort;
  gameId?: number;
}

export const postsQuery = (api: Client, query: PostsAsked) =>
  infiniteQueryOptions({
    queryKey: [postsKey, query] as const,
    queryFn: ({ pageParam, signal }) =>
      api(postsKey, { query: { ...query, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
  });

export const postQuery = (api: Client, id: number) => callQuery(api, postKey, { query: { id } });

export const writingsQuery = (api: Client, userId: number, type: PersonList) =>
  pagesQuery([personKey, { userId, type }], (pageIndex, options) =>
    api(personKey, { params: { userId, type, pageIndex } }, options),
  );

export const removalsQuery = (api: Client) =>
  pagesQuery(['GET /post/removals'], (page, options) =>
    api('GET /post/removals', { query: { page } }, options),
  );

export type FoundMatches = Found['match'];

/** Matches that a post may be about. */
export const foundMatchesQuery = (api: Client, text: string) =>
  callQuery(api, 'GET /search/all', { query: { text, kind: 'match' } });
