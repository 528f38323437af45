import { beforeEach, expect, test, vi } from 'vitest';
import { afterSignIn, closeSignIn, finishSignIn, openSignIn } from './login-modal.ts';

beforeEach(closeSignIn);

test('After a sign-in, what asked for it goes on, once', () => {
  const action = vi.fn();
  openSignIn(action);
  finishSignIn();
  finishSignIn();
  expect(action).toHaveBeenCalledOnce();
});

test('Who closes the dialog has given up what asked for it', () => {
  const action = vi.fn();
  openSignIn(action);
  closeSignIn();
  openSignIn();
  finishSignIn();
  expect(action).not.toHaveBeenCalled();
});

test('Who comes back from a third party goes where they were instead', () => {
  const [action, back] = [vi.fn(), vi.fn()];
  openSignIn(action);
  afterSignIn(back);
  finishSignIn();
  expect(action).not.toHaveBeenCalled();
  expect(back).toHaveBeenCalledOnce();
});

test('An action may ask for another sign-in', () => {
  const second = vi.fn();
  openSignIn(() => openSignIn(second));
  finishSignIn();
  expect(second).not.toHaveBeenCalled();
  finishSignIn();
  expect(second).toHaveBeenCalledOnce();
});
