import { Suspense, use } from 'react';
import { SlotsContext, type WatchProps } from './slots.tsx';

/** The way to a video of a moment, on the match's own page: fetched with a timeline, and apart from what fills it. */
export function WatchSlot(props: WatchProps) {
  const { Watch } = use(SlotsContext);
  return (
    Watch && (
      <Suspense>
        <Watch {...props} />
      </Suspense>
    )
  );
}
