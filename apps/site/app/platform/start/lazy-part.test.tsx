import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { loadCode } from './load-code.ts';

const network = Object.assign(new EventTarget(), { onLine: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
});
afterEach(() => void vi.useRealTimers());

const missing = () =>
  new TypeError('Failed to fetch dynamically imported module: https://www.example.org/part.js');

/** Code that comes at the nth attempt. */
const comingAt = <Code,>(attempt: number, code: Code, error: () => Error = missing) => {
  let attempts = 0;
  return vi.fn(async () => {
    attempts += 1;
    if (attempts < attempt) throw error();
    return code;
  });
};

describe('Code that can’t be fetched', () => {
  test.each([
    'Failed to fetch dynamically imported module: /part.js',
    'error loading dynamically imported module: /part.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /part.css',
  ])('is asked for again: %s', async (words) => {
    const load = comingAt(3, 'code', () => new TypeError(words));
    const loaded = loadCode(load);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loaded).toBe('code');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('is given up after some attempts', async () => {
    const load = comingAt(1_000, 'code');
    const onFailure = vi.fn();
    const gone = expect(loadCode(load, onFailure)).rejects.toThrow(/dynamically imported/);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await gone;
    expect(load).toHaveBeenCalledTimes(6);
    expect(onFailure).toHaveBeenCalledTimes(6);
  });

  test('waits for the network while there is none', async () => {
    network.onLine = false;
    const load = comingAt(2, 'code');
    const loaded = loadCode(load);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledOnce();
    network.onLine = true;
    network.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('code');
  });
});

test('What code itself throws is not asked for again, and thrown on', async () => {
  const load = comingAt(2, 'code', () => new TypeError('x is not a function'));
  await expect(loadCode(load)).rejects.toThrow('x is not a function');
  expect(load).toHaveBeenCalledOnce();
});

describe('A part of a page', () => {
  const shown = async (load: Parameters<typeof lazyPart>[0]) => {
    const Part = lazyPart(load);
    const errors: unknown[] = [];
    const stop = new AbortController();
    const rendered = prerender(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
      { signal: stop.signal, onError: (error) => void errors.push(error) },
    );
    await vi.advanceTimersByTimeAsync(600_000);
    stop.abort('nothing more comes');
    const text = await new Response((await rendered).prelude).text();
    return { text, errors };
  };

  test('is shown when its code comes', async () => {
    const { text } = await shown(comingAt(2, { default: () => <b>part</b> }));
    expect(text).toContain('<b>part</b>');
  });

  test('leaves its place waiting where its code never comes', async () => {
    const { errors } = await shown(comingAt(1_000, { default: () => null }));
    expect(errors).toEqual(['nothing more comes']);
  });

  test('fails where its code does', async () => {
    const wrong = new TypeError('x is not a function');
    const { errors } = await shown(comingAt(1_000, { default: () => null }, () => wrong));
    expect(errors).toEqual([wrong]);
  });
});
