import { Suspense, use } from 'react';
import { ClientOnly } from './async/client-only.tsx';
import { SlotsContext, type WatchProps } from './slots.tsx';

/** The way to a video of a moment, on the match's own page: fetched with a timeline, and apart from what fills it. */
export function WatchSlot(props: WatchProps) {
  const { Watch } = use(SlotsContext);
  return (
    Watch && (
      // The browser alone knows what there is: by the time that this is hydrated it may have heard.
      <ClientOnly fallback={null}>
        {() => (
          <Suspense>
            <Watch {...props} />
          </Suspense>
        )}
      </ClientOnly>
    )
  );
}
