import { Suspense } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';

const SearchLink = lazyPart(() => import('./search-link.tsx'));

/** In the header: the way to find anything. Until its script has come it is the server's link. */
export const Search = () => (
  <Suspense fallback={<span className="size-11" />}>
    <SearchLink />
  </Suspense>
);
