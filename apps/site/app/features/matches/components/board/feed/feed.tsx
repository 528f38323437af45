import { Suspense } from 'react';
import { useViewer } from '#app/platform/app-context.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import type { FeedProps } from './board-feed.tsx';

/** Begins once the page rests: no row waits for it. */
const BoardFeed = lazyPart(() => import('./board-feed.tsx'));
/** Of who wants no results. */
const HiddenFeed = lazyPart(() => import('./hidden-feed.tsx'));

/** Keeps a list current, as it was made: with all results, or without those that one hides. */
export function Feed(props: FeedProps) {
  const Kept = useViewer().hides ? HiddenFeed : BoardFeed;
  return (
    <Suspense>
      <Kept {...props} />
    </Suspense>
  );
}
