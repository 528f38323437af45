import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '../app-context.ts';
import { tellMore } from './tell-more.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What of a page is asked for anew by whoever keeps such cookies. */
function askedAnew(cookie: string, viewer: Partial<App['viewer']>): unknown[] {
  vi.stubGlobal('document', { cookie });
  const queries = new QueryClient();
  queries.setQueryData(['GET /search/best', {}], {});
  queries.setQueryData(['board', {}], {});
  tellMore({ queries, viewer: { hides: true, uid: null, ...viewer } } as App);
  const held = queries.getQueryCache().getAll();
  return held.filter(({ state }) => state.isInvalidated).map(({ queryKey: [kind] }) => kind);
}

const others = ['GET /search/best'];

test('Who hides a sport, or has asked for a result, is told what else a page for all who hide something lacks', () => {
  expect(askedAnew('spoilers=202-', {})).toEqual(others);
  expect(askedAnew('spoilers=all; revealed=match-12', {})).toEqual(others);
});

test('Who hides all has nothing more to be told, nor has an account, whose page was made by its choice', () => {
  expect(askedAnew('spoilers=all', {})).toEqual([]);
  expect(askedAnew('spoilers=202-', { uid: 7 })).toEqual([]);
});

test('Who hides nothing, and opens what was shared without results, is told all of it', () => {
  expect(askedAnew('', { hides: false })).toEqual([...others, 'board']);
});
