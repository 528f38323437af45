import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { whenNear } from './use-near.ts';

// biome-ignore lint/suspicious/noExplicitAny: as `lazy` has it: any props
interface LatePart<Part extends ComponentType<any> = ComponentType<any>> {
  Part: LazyExoticComponent<Part>;
  /** To be called once it is wanted: before, its code is not fetched. */
  come: () => void;
}

/** As `lazyPart`, for what stands below what a page is for, in a `Late`. */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` has it: any props
export function latePart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LatePart<Part> {
  let come: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { Part: lazyPart(() => (import.meta.env.SSR ? load() : wanted.then(load))), come };
}

interface LateProps {
  part: LatePart;
  /** What the part shows, as others on the page may ask for it too. */
  shows: { queryKey: QueryKey };
  /** It is what the page was opened for. */
  atOnce: boolean;
  children: ReactNode;
}

/**
 * The place of a part whose code comes once a reader is near. React may drop what the server wrote of it before that:
 * its height stays.
 */
export function Late({ part: { come }, shows, atOnce, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null);
  const asWritten = useIsAsWritten(shows.queryKey);
  const [alive, setAlive] = useState<string>();
  useLayoutEffect(() => {
    const { style, offsetHeight } = place.current!;
    if (alive) style.removeProperty('min-height');
    else style.minHeight = `${offsetHeight}px`;
  }, [alive]);
  // Told past React's state: it commits none around what the server wrote before that has its code.
  useEffect(() => (atOnce ? come() : whenNear(place.current!, come)), [atOnce, come]);
  // What no longer says what the server wrote is rendered anew: hydrating it would be a mismatch.
  const made = alive ?? (asWritten ? 'hydrated' : 'anew');
  const onAlive = useCallback(() => setAlive(made), [made]);
  return (
    <div ref={place}>
      <Suspense key={made}>
        {children}
        <Alive onAlive={onAlive} />
      </Suspense>
    </div>
  );
}

/** Whether a query's answer is still that of when this was first rendered. */
function useIsAsWritten(queryKey: QueryKey): boolean {
  const queries = useQueryClient();
  const answered = () => queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  const [first] = useState(answered);
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(changed),
    [queries],
  );
  return useSyncExternalStore(
    subscribe,
    () => answered() === first,
    () => true,
  );
}

/** Tells when what stands beside it is there. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useLayoutEffect(onAlive, [onAlive]);
  return null;
}
