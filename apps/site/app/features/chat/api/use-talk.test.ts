import { QueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { expect, test } from 'vitest';
import { aMessage } from '../text/samples.ts';
import { talkQuery } from './chat-queries.ts';
import { applyChatDelta, type Talk } from './talk.ts';
import { refreshTalk } from './use-talk.ts';

test('What is said while a room’s talk is fetched anew stays', async () => {
  const queries = new QueryClient();
  const answer = Promise.withResolvers<Talk>();
  const api = (() => answer.promise) as unknown as Client;
  const { queryKey } = talkQuery(api, 'match-1');
  const snapshot = { v: 1, messages: [aMessage(1)], earlier: false } as Talk;
  queries.setQueryData(queryKey, snapshot);

  const refreshed = refreshTalk(queries, api, 'match-1');
  const delta = { stream: 'chat:match-1', v: 2, p: 1, messages: [aMessage(2)] } as const;
  queries.setQueryData(
    queryKey,
    (held) => held && applyChatDelta(held, { ...delta, messages: [...delta.messages] }, false),
  );
  answer.resolve(snapshot);
  expect((await refreshed).messages.map(({ v }) => v)).toEqual([1, 2]);
  expect(queries.getQueryData(queryKey)?.v).toBe(2);
});
