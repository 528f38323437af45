import { gameByName } from '@xiongmao/api/catalogue/games';
import { talkSorts } from '@xiongmao/api/posts/rules';
import type { PostsAsked } from './post-queries.ts';

/** What an address asks for: of a game or of all, hot ones first unless told otherwise. */
export function readPostsAddress(search: URLSearchParams): PostsAsked {
  const gameId = gameByName(search.get('game') ?? '')?.gameId;
  const sort = talkSorts.find((one) => one === search.get('sort')) ?? 'hot';
  return { sort, ...(gameId !== undefined && { gameId }) };
}
