import { type RefObject, useEffect, useState } from 'react';
import type { Row } from '../contract.ts';

type Kept = Row<'quarantined-messages'>;

/** Of the box by which an entry of the list is chosen. */
export const boxId = (id: number): string => `quarantined-${id}`;

/**
 * Where what had the focus leaves the list with what was decided, the entry behind it has it, the last one before it where
 * it was the last, the heading where nothing is left. Answers what is to be told which entries were decided.
 */
export function useKeptFocus(
  listed: readonly Kept[],
  heading: RefObject<HTMLElement | null>,
): (decided: readonly number[]) => void {
  const [leaving, setLeaving] = useState<{
    decided: readonly number[];
    from: readonly Kept[];
  } | null>(null);
  useEffect(() => {
    // Until the list has come anew.
    if (!leaving || leaving.from === listed) return;
    setLeaving(null);
    if (document.activeElement !== document.body) return;
    const { decided, from } = leaving;
    const place = from.findLastIndex(({ id }) => decided.includes(id));
    const nearest = [...from.slice(place + 1), ...from.slice(0, place).toReversed()];
    const next = nearest.find(({ id }) => listed.some((each) => each.id === id));
    const target = next ? document.getElementById(boxId(next.id)) : null;
    (target ?? heading.current)?.focus();
  }, [leaving, listed, heading]);
  return (decided) => setLeaving({ decided, from: listed });
}
