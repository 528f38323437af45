import { remember, remembered } from '@xiongmao/auth/stored';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Single keys can be turned off: who dictates or misses keys would press them unawares. */
const name = 'shortcuts';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShortcutsOn = (): boolean =>
  useSyncExternalStore(subscribe, () => remembered(name) !== 'off');

export function turnShortcuts(on: boolean): void {
  remember(name, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Where a key means what is written on it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

const isInDialog = () => document.querySelector('dialog[open]') !== null;

/** Has Escape leave a field, so that keys mean again what is written on them. */
export function useLeavingFields(): void {
  useEffect(() => {
    function leave({ key, target }: KeyboardEvent) {
      if (key === 'Escape' && isTyping(target) && !isInDialog()) (target as HTMLElement).blur();
    }
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
}

/** Has a key do something while no one types and no dialog is open; whether it does. */
export function useShortcut(key: string | undefined, run: () => void): boolean {
  const isOn = useShortcutsOn() && key !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return;
    if (event.key.toLowerCase() !== key || isTyping(target)) return;
    if (isInDialog()) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);

  return isOn;
}
