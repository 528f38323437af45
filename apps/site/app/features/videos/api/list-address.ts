import { type VideoKind, type VideoSort, videoKinds, videoSorts } from '@xiongmao/api/videos/rules';
import { readPage } from '#app/shared/list/list-address.ts';

/** What the address of a list of videos chooses. */
export interface ListAddress {
  kind: VideoKind | undefined;
  sort: VideoSort;
  /** The uid of who made them. */
  userId: number | undefined;
  page: number;
}

export function readListAddress(search: URLSearchParams): ListAddress {
  const author = search.get('author') ?? '';
  return {
    kind: videoKinds.find((kind) => kind === search.get('kind')),
    sort: videoSorts.find((sort) => sort === search.get('sort')) ?? 'new',
    userId: /^[1-9]\d{0,8}$/.test(author) ? Number(author) : undefined,
    page: readPage(search.get('page')),
  };
}
