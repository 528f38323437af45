import { type ComponentProps, Suspense } from 'react';
import { useViewer } from '#app/platform/app-context.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { BoardFeed } from './board-feed.tsx';

/** Of who wants no results. */
const HiddenFeed = lazyPart(() => import('./hidden-feed.tsx'));

/** Keeps a list current, as it was made: with all results, or without those that one hides. */
export function Feed(props: ComponentProps<typeof BoardFeed>) {
  return useViewer().hides ? (
    <Suspense>
      <HiddenFeed {...props} />
    </Suspense>
  ) : (
    <BoardFeed {...props} />
  );
}
