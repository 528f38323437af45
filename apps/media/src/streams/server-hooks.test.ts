import type { MediaEvent } from '@xiongmao/api/live/media';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createServerHooks } from './server-hooks.ts';

const eventOf = (stream: string, session: string): MediaEvent => ({
  ...{ kind: 'interrupted', stream, session },
  ...{ recording: 'r', at: 0 },
});

test('What a silent server is to be told of one stream is no more than fifty events, in order', async () => {
  const told: string[] = [];
  const silent = Promise.withResolvers<void>();
  const hooks = createServerHooks(
    async (_, content) => {
      await silent.promise;
      const { stream, session } = content as { stream: string; session: string };
      told.push(`${stream} ${session}`);
    },
    pino({ level: 'silent' }),
  );
  const events = Array.from({ length: 60 }, (_, nth) => `${nth}`);
  for (const nth of events) hooks.tell(eventOf('busy', nth));
  hooks.tell(eventOf('other', '0'));
  silent.resolve();
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(51);
  await new Promise(setImmediate);
  expect(told.filter((each) => each.startsWith('busy'))).toEqual(
    events.slice(0, 50).map((nth) => `busy ${nth}`),
  );
  expect(told).toContain('other 0');

  // Those are told: there is room again.
  hooks.tell(eventOf('busy', 'later'));
  await expect.poll(() => told.at(-1)).toBe('busy later');
});
