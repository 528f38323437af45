import { feedMessage } from '@xiongmao/api/feeds/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TimedMatch } from './adapter.ts';
import { of, readAll, replaysOf } from './fixtures/adapter-runs.ts';

import { realFiles } from './reading/real-files.ts';
import { wyscout } from './wyscout.ts';

const files = realFiles('soccer_wyscout');
const now = new Date('2026-01-01T00:00:00Z');

describe.skipIf(!files)(
  'replays of real files (shared/data is absent)',
  { timeout: 60_000 },
  () => {
    let all: Awaited<ReturnType<typeof readAll>>;
    let replays: TimedMatch[];
    beforeAll(async () => {
      all = await readAll(wyscout, files ?? [], now);
      replays = await replaysOf(wyscout, files ?? [], now);
    }, 60_000);

    it('tells each match with events, without giving the result away', () => {
      expect(replays).toHaveLength(18);
      for (const { opening, timeline, match } of replays) {
        const told = timeline.flatMap(({ messages }) => messages);
        for (const message of [...opening, ...told]) feedMessage.parse(message);
        const times = timeline.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const versions = [...opening, ...told].map((m) => ('version' in m ? m.version : -1));
        expect(versions).toEqual(versions.map((_, index) => index));

        expect(of(opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted', score: null });
        for (const { lineup } of of(opening, 'lineup')) {
          for (const player of lineup.players) {
            expect(player).toMatchObject({ cameOn: null, wentOff: null, statistics: {} });
          }
        }
        const goals = timeline.flatMap(({ at, messages }) =>
          of(messages, 'incidents').flatMap(({ items }) => items.map((item) => ({ at, item }))),
        );
        for (const { at, item } of goals.filter(({ item: { score } }) => score)) {
          const scoreAt = (isTold: (time: number) => boolean) => {
            const told = timeline.flatMap((entry) => (isTold(entry.at) ? entry.messages : []));
            return total(of(told, 'state').at(-1)?.state.score);
          };
          expect(
            scoreAt((time) => time < at),
            match,
          ).toBeLessThan(total(item.score));
          // A goal comes with its score.
          expect(
            scoreAt((time) => time <= at),
            match,
          ).toBe(total(item.score));
        }
      }
    });

    it('ends where the files end', () => {
      for (const { match, timeline } of replays) {
        const told = timeline.flatMap(({ messages }) => messages);
        const read = all.messages.filter((message) => message.match === match);
        expect(of(told, 'state').at(-1)?.state).toEqual(of(read, 'state')[0]?.state);
        expect(of(told, 'statistics').at(-1)?.statistics).toEqual(
          of(read, 'statistics')[0]?.statistics,
        );
        const lineups = of(read, 'lineup').map(({ lineup }) => lineup);
        expect(
          of(told, 'lineup')
            .slice(-2)
            .map(({ lineup }) => lineup),
        ).toEqual(lineups);
        const items = of(told, 'incidents').flatMap((message) => message.items);
        expect(items.toSorted((a, b) => a.order - b.order)).toEqual(
          of(read, 'incidents')[0]?.items,
        );
        const actions = of(told, 'actions').flatMap((message) => message.items);
        expect(actions).toEqual(of(read, 'actions')[0]?.items);
      }
    });

    it('lasts as long as the match did, with its breaks', () => {
      const lengths = new Map(
        replays.map(({ match, timeline }) => [match, timeline.at(-1)?.at ?? 0]),
      );
      // 1H 2759 s, half-time 900 s, 2H 2995 s.
      expect(lengths.get('2057960')).toBeCloseTo(2759 + 900 + 2995, -1);
      expect(lengths.get('2058004')).toBeGreaterThan(9000);
    });
  },
);

function total(score: { home: number; away: number } | null | undefined): number {
  return score ? score.home + score.away : 0;
}
