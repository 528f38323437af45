import type { ComponentType, ReactElement } from 'react';
import { expect, test } from 'vitest';
import { CodeOutOfReach, fetched } from './fetched.ts';

const Screen = () => null;

/** What React does with a part: renders it, and waits for its code. */
async function shown(Part: ComponentType): Promise<unknown> {
  const { type } = (Part as (props: object) => ReactElement)({});
  const { _init: init, _payload: payload } = type as unknown as {
    _init: (payload: unknown) => unknown;
    _payload: unknown;
  };
  for (;;) {
    try {
      return init(payload);
    } catch (thrown) {
      if (!(thrown instanceof Promise)) throw thrown;
      await thrown.catch(() => undefined);
    }
  }
}

test('A screen whose code did not come says so until it is renewed, and asks then', async () => {
  let isThere = false;
  let asked = 0;
  const Part = fetched(async () => {
    asked += 1;
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return Screen;
  });
  const missing = await shown(Part).catch((error: unknown) => error as CodeOutOfReach);
  expect(missing).toBeInstanceOf(CodeOutOfReach);
  expect((missing as CodeOutOfReach).cause).toBeInstanceOf(TypeError);
  isThere = true;
  // React shows what was thrown, and would ask without end if that asked by itself.
  await expect(shown(Part)).rejects.toBe(missing);
  expect(asked).toBe(1);
  (missing as CodeOutOfReach).renew();
  expect(await shown(Part)).toBe(Screen);
});

test('Whether the code is there can be asked before it is shown', async () => {
  let isThere = false;
  const Part = fetched(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return Screen;
  });
  const missing = (await shown(Part).catch((error: unknown) => error)) as CodeOutOfReach;
  await expect(missing.load()).rejects.toThrow('Failed to fetch');
  isThere = true;
  expect(await missing.load()).toBe(Screen);
});
