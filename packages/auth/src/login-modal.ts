import { useSyncExternalStore } from 'react';

/** 1 signs in, 2 changes the password, 3 binds a phone after QQ or WeChat (product spec §2). */
export type ModelState = 1 | 2 | 3;

/** The login dialog's part of the session state (product spec §3). */
export interface LoginModal {
  showModel: boolean;
  modelState: ModelState;
  /** What the dialog shows says its title; null until it has come. */
  modelTitle: string | null;
}

const closed: LoginModal = { showModel: false, modelState: 1, modelTitle: null };
const listeners = new Set<() => void>();
let modal = closed;
let wanted: (() => void) | undefined;

function turn(next: LoginModal): void {
  modal = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog over the page; `action` runs once somebody has signed in. */
export function openSignIn(action?: () => void, modelState: ModelState = 1): void {
  wanted = action;
  turn({ ...closed, showModel: true, modelState });
}

/** What the open dialog shows. */
export function describeSignIn(modelState: ModelState, modelTitle: string): void {
  if (modal.showModel) turn({ ...modal, modelState, modelTitle });
}

/** What runs once somebody has signed in, instead of what the dialog was opened for. */
export function afterSignIn(action: () => void): void {
  wanted = action;
}

/** Closes it and forgets what it was opened for. */
export function closeSignIn(): void {
  wanted = undefined;
  turn(closed);
}

/** Closes it after a sign-in and goes on with what asked for it. */
export function finishSignIn(): void {
  const action = wanted;
  closeSignIn();
  action?.();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useLoginModal(): LoginModal {
  return useSyncExternalStore(
    subscribe,
    () => modal,
    () => closed,
  );
}
