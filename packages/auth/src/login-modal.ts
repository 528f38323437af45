import { useSyncExternalStore } from 'react';

/** 1 signs in, 2 changes the password, 3 binds a phone after QQ or WeChat (product spec §2). */
export type ModelState = 1 | 2 | 3;

/** The login dialog's part of the session state (product spec §3). */
export interface LoginModal {
  showModel: boolean;
  modelState: ModelState;
}

const closed: LoginModal = { showModel: false, modelState: 1 };
const listeners = new Set<() => void>();
let modal = closed;
let wanted: (() => void) | undefined;

function turn(next: LoginModal): void {
  modal = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog over the page; `action` runs once somebody has signed in. */
export function openSignIn(action?: () => void): void {
  wanted = action;
  turn({ showModel: true, modelState: 1 });
}

/** What the open dialog is for. */
export function turnSignIn(modelState: ModelState): void {
  turn({ showModel: true, modelState });
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

export function useLoginModal(): LoginModal {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => modal,
    () => closed,
  );
}
