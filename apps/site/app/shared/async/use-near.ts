import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** How far below and above the screen is near. */
const rootMargin = '50% 0px';
const calls = new WeakMap<Element, () => void>();
let shared: IntersectionObserver | undefined;

/** One observer for all: it is told once of each element, when that comes near. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        shared!.unobserve(target);
        calls.get(target)?.();
      }
    },
    { rootMargin },
  );
  return shared;
}

/** Calls once an element comes near what is on screen; answers how to give that up. */
export function whenNear(element: Element, come: () => void): () => void {
  calls.set(element, come);
  observer().observe(element);
  return () => observer().unobserve(element);
}

/** Whether an element is, or was, near what is on screen. */
export function useNear<Shown extends HTMLElement>(
  initially: boolean,
): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null);
  const [near, setNear] = useState(initially);
  const come = useEffectEvent(() => startTransition(() => setNear(true)));
  useEffect(() => {
    const shown = element.current;
    if (near || !shown) return;
    return whenNear(shown, () => come());
  }, [near]);
  return [element, near];
}
