import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { whenLoaded } from '#app/platform/when-idle.ts';

const WithWorker = lazyPart(() => import('./with-worker.tsx'));
/** ms after which a page has come to rest. */
const delay = 3_000;

/** What makes an app of the site: nothing of it is fetched before the page rests. */
export function WorkerSlot() {
  const [rests, setRests] = useState(false);
  useEffect(() => whenLoaded(() => setTimeout(setRests, delay, true)), []);
  return (
    rests && (
      <Suspense>
        <WithWorker />
      </Suspense>
    )
  );
}
