import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
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
  /** It is what the page was opened for. */
  atOnce: boolean;
  children: ReactNode;
}

/**
 * The place of a part whose code comes once a reader is near. React may drop what the server wrote of it before that:
 * its height stays.
 */
export function Late({ part: { come }, atOnce, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null);
  const isThere = useRef(false);
  useLayoutEffect(() => {
    const { style, offsetHeight } = place.current!;
    if (!isThere.current) style.minHeight = `${offsetHeight}px`;
  }, []);
  // Told past React's state: it commits none around what the server wrote before that has its code.
  useEffect(() => (atOnce ? come() : whenNear(place.current!, come)), [atOnce, come]);
  const release = useCallback(() => {
    isThere.current = true;
    place.current?.style.removeProperty('min-height');
  }, []);
  return (
    <div ref={place}>
      <Suspense>
        {children}
        <Alive onAlive={release} />
      </Suspense>
    </div>
  );
}

/** Tells when what stands beside it is there. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useLayoutEffect(onAlive, [onAlive]);
  return null;
}
