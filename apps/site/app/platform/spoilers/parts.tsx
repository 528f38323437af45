import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../start/lazy-part.ts';

/** Of who wants no results alone: fetched when there is something hidden. */
const Result = lazyPart(() => import('./show-result.tsx'));
const Results = lazyPart(() => import('./hidden-results.tsx'));

export const ShowResult = (props: ComponentProps<typeof Result>) => (
  <Suspense>
    <Result {...props} />
  </Suspense>
);

export const HiddenResults = (props: ComponentProps<typeof Results>) => (
  <Suspense>
    <Results {...props} />
  </Suspense>
);
