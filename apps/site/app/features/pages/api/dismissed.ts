import { remember, remembered } from '@xiongmao/auth/stored';
import { useSyncExternalStore } from 'react';

const name = 'dismissed';
/** The ids of so many are remembered, the latest. */
const most = 20;
const listeners = new Set<() => void>();
/** Of this visit: also where the browser remembers nothing. */
let kept: string | null = null;

const read = (): string => kept ?? remembered(name) ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The proclamations that one has dismissed; null while the server's page is hydrated, which shows all. */
export function useDismissed(): readonly string[] | null {
  const ids = useSyncExternalStore<string | null>(subscribe, read, () => null);
  return ids === null ? null : ids.split('.');
}

export function dismiss(id: number): void {
  kept = [...read().split('.').filter(Boolean), String(id)].slice(-most).join('.');
  remember(name, kept);
  for (const listener of listeners) listener();
}

/** Hides what was dismissed before the page is painted: a page's bytes are the same for all guests. */
function hide(): void {
  let ids: string[] = [];
  try {
    ids = (localStorage.getItem('dismissed') ?? '').split('.');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  for (const bar of document.querySelectorAll<HTMLElement>('[data-proclamation]')) {
    bar.hidden = ids.includes(bar.dataset.proclamation!);
  }
}

/** Runs inside the page, right behind the bars. */
export const hideScript = `(${hide})()`;
