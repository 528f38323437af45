import type { KeyboardEvent } from 'react';

interface Actions {
  play: () => void;
  toggleMute: () => void;
  toggleFullscreen: () => void;
  toTheatre: () => void;
  toLive: () => void;
  /** 1: forward in time. */
  seek: (direction: 1 | -1) => void;
  changeVolume: (direction: 1 | -1) => void;
}

/** Keys of players everywhere. Buttons, sliders and fields within keep their own. */
export const playerKeys =
  (actions: Actions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event;
    const isWithin = target !== currentTarget;
    const isOwn = isWithin && (key === ' ' || key.startsWith('Arrow'));
    const isField = (target as Element).closest(
      'dialog, select, textarea, input:not([type=range])',
    );
    if (ctrlKey || metaKey || altKey || isOwn || isField) return;
    if (act(key.toLowerCase(), actions)) event.preventDefault();
  };

function act(key: string, actions: Actions): boolean {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  if (key === ' ' || key === 'k') actions.play();
  else if (key === 'm') actions.toggleMute();
  else if (key === 'f') actions.toggleFullscreen();
  else if (key === 't') actions.toTheatre();
  else if (key === 'l') actions.toLive();
  else if (key === 'arrowleft') actions.seek(isRightToLeft ? 1 : -1);
  else if (key === 'arrowright') actions.seek(isRightToLeft ? -1 : 1);
  else if (key === 'arrowup') actions.changeVolume(1);
  else if (key === 'arrowdown') actions.changeVolume(-1);
  else return false;
  return true;
}
