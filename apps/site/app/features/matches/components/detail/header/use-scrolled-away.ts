import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is above what is in sight; null as long as it never was. */
export function useScrolledAway(element: RefObject<HTMLElement | null>): boolean | null {
  const [away, setAway] = useState<boolean | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isAway = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setAway((was) => isAway || (was === null ? null : false));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return away;
}
