import { useEffect, useEffectEvent, useState } from 'react';

/** ms without a movement after which controls leave a picture that plays. */
const hideDelay = 3_000;

/** Whether controls are shown: while something moves, and as long as nothing plays. */
export function useShownControls(always: boolean) {
  const [movedAt, setMovedAt] = useState(0);
  const [isIdle, setIdle] = useState(true);
  const move = () => {
    setMovedAt(Date.now());
    setIdle(false);
  };
  const rest = useEffectEvent(() => setIdle(true));
  useEffect(() => {
    if (movedAt === 0) return;
    const timer = setTimeout(rest, hideDelay);
    return () => clearTimeout(timer);
  }, [movedAt]);
  const events = {
    onPointerMove: move,
    onPointerDown: move,
    onPointerLeave: () => setIdle(true),
    onFocus: move,
    onKeyDownCapture: move,
  };
  return { isShown: always || !isIdle, events };
}
