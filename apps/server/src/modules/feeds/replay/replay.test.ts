import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { describe, expect, test } from 'vitest';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import type { TimedMatch } from '../adapters/adapter.ts';
import { dueUntil, endOf, playRuns, type Run } from './replay.ts';
import { lanesOf, runAt } from './rotation.ts';

const second = (at: number, home: number): TimedMatch['timeline'][number] => ({
  at,
  messages: [
    stateOf('m', at + 1, {
      score: { home, away: 0 },
      clock: { at: new Date(at * 1000).toISOString(), seconds: at, running: true, speed: 1 },
    }),
  ],
});

const timed: TimedMatch = {
  match: 'm',
  title: 'Home – Away',
  gameId: 202,
  opening: [fixtureOf('m', '2018-06-30T14:00:00Z')],
  timeline: [second(0, 0), second(60, 1), second(600, 2)],
};

const startedAt = new Date('2026-05-01T12:00:00Z');
const run: Run = { id: 'r1', timed, startedAt, speed: 60 };
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);

describe('a replay', () => {
  test('starts now, under an id of its own', () => {
    const { messages } = dueUntil(run, -1, startedAt);
    expect(messages[0]).toMatchObject({
      type: 'fixture',
      match: 'replay:r1:m',
      startsAt: startedAt.toISOString(),
      date: '2026-05-01',
    });
  });

  test('says what is due in its pace, and each thing once', () => {
    const first = dueUntil(run, -1, after(0.5));
    expect(first.place).toBe(1);
    const next = dueUntil(run, first.place, after(1));
    expect(next.messages).toMatchObject([{ state: { score: { home: 1 } } }]);
    expect(dueUntil(run, next.place, after(9)).messages).toEqual([]);
    expect(endOf(run)).toEqual(after(10));
  });

  test('reads the clock of the match at the instant it is played', () => {
    const { messages } = dueUntil(run, 1, after(1));
    expect(messages[0]).toMatchObject({
      state: { clock: { at: after(1).toISOString(), seconds: 60, speed: 60 } },
    });
  });

  test('sends again what could not be sent', async () => {
    const sent: FeedMessage[] = [];
    let failures = 1;
    const player = playRuns([{ ...run, startedAt: new Date(0) }], {
      clock: { now: () => new Date() },
      log: silent,
      async send(messages) {
        if (failures-- > 0) throw new Error('the database is away');
        sent.push(...messages);
      },
    });
    await player.done;
    expect(sent).toHaveLength(4);
  });
});

describe('a lane', () => {
  const lane = [timed, { ...timed, match: 'n' }];
  const length = 10_000 + 15_000;

  test('plays its matches in turn, and goes on at the same place after a restart', () => {
    const begin = new Date(length * 2 * 1000);
    const first = runAt(lane, 'l', 60, begin);
    expect(first).toMatchObject({ id: 'l-1000', startedAt: begin, timed: { match: 'm' } });
    const later = new Date(begin.getTime() + 5_000);
    expect(runAt(lane, 'l', 60, later)).toEqual(first);
    const second = runAt(lane, 'l', 60, new Date(begin.getTime() + length));
    expect(second).toMatchObject({ timed: { match: 'n' } });
  });

  test('there are three of soccer at most, and one of each other game', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ ...timed, match: `s${index}` }));
    const lanes = lanesOf([...many, { ...timed, gameId: 201 }, { ...timed, gameId: 201 }]);
    expect([...lanes].map(([name, matches]) => [name, matches.length])).toEqual([
      ['202-0', 3],
      ['202-1', 2],
      ['202-2', 2],
      ['201-0', 2],
    ]);
  });
});
