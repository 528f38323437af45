import type { KeyboardEvent } from 'react';

interface Actions {
  play: () => void;
  toggleMute: () => void;
  toggleFullscreen: () => void;
  /** 1: forward in time. */
  seek: (direction: 1 | -1) => void;
  changeVolume: (direction: 1 | -1) => void;
}

/** What keys do, by their names in small letters. */
type Keys = Readonly<Record<string, () => void>>;

/**
 * Keys of players everywhere, and what else one has. Buttons, sliders and fields within keep their own; a slider has
 * no use for the space bar.
 */
export const playerKeys =
  (actions: Actions, own: Keys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event;
    const isWithin = target !== currentTarget;
    const isSlider = (target as Element).matches('input[type=range]');
    const isOwn = isWithin && ((key === ' ' && !isSlider) || key.startsWith('Arrow'));
    const isField = (target as Element).closest(
      'dialog, select, textarea, input:not([type=range])',
    );
    if (ctrlKey || metaKey || altKey || isOwn || isField) return;
    const act = { ...keysOf(actions), ...own }[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };

function keysOf({ play, toggleMute, toggleFullscreen, seek, changeVolume }: Actions): Keys {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return {
    ' ': play,
    k: play,
    m: toggleMute,
    f: toggleFullscreen,
    arrowleft: () => seek(isRightToLeft ? 1 : -1),
    arrowright: () => seek(isRightToLeft ? -1 : 1),
    arrowup: () => changeVolume(1),
    arrowdown: () => changeVolume(-1),
  };
}
