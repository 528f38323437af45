import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TimedMatch } from './adapter.ts';
import { of, readAll, replaysOf } from './fixtures/adapter-runs.ts';
import { nba } from './nba.ts';
import { realFiles } from './reading/real-files.ts';

const files = realFiles('basketball_nba');
const now = new Date('2026-01-01T00:00:00Z');

describe.skipIf(!files)(
  'replays of real files (shared/data is absent)',
  { timeout: 60_000 },
  () => {
    let all: Awaited<ReturnType<typeof readAll>>;
    let replays: TimedMatch[];
    beforeAll(async () => {
      all = await readAll(nba, files ?? [], now);
      replays = await replaysOf(nba, files ?? [], now);
    }, 60_000);

    it('tells each game with plays, in order, without giving the result away', () => {
      expect(replays.map(({ match }) => match).sort()).toEqual([
        '0021600270',
        '0021900001',
        '0022000001',
      ]);
      for (const { opening, timeline } of replays) {
        const told = timeline.flatMap(({ messages }) => messages);
        for (const message of [...opening, ...told]) feedMessage.parse(message);
        const times = timeline.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const versions = [...opening, ...told].map((m) => ('version' in m ? m.version : -1));
        expect(versions).toEqual(versions.map((_, index) => index));
        expect(of(opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted', score: null });
        for (const { lineup } of of(opening, 'lineup')) {
          expect(
            lineup.players.every((player) => Object.keys(player.statistics).length === 0),
          ).toBe(true);
        }
        const scores = of(told, 'state').map(({ state }) => total(state.score));
        expect(scores).toEqual(scores.toSorted((a, b) => a - b));
        for (const { at, messages } of timeline) {
          const entries = of(messages, 'incidents').flatMap(({ items }) => items);
          const known = of(
            timeline.filter((entry) => entry.at <= at).flatMap((entry) => entry.messages),
            'state',
          ).at(-1)?.state.score;
          for (const { score } of entries)
            if (score) expect(total(score)).toBeLessThanOrEqual(total(known));
        }
      }
    });

    it('keeps a clock that agrees with the plays', () => {
      for (const { timeline, match } of replays) {
        let off = 0;
        let clock = { at: 0, seconds: 720, running: false };
        for (const { at, messages } of timeline) {
          for (const { state } of of(messages, 'state')) {
            if (state.clock) clock = { ...state.clock, at };
          }
          const shown = clock.running ? clock.seconds - (at - clock.at) : clock.seconds;
          for (const { seconds } of of(messages, 'incidents').flatMap(({ items }) => items)) {
            if (Math.abs(shown - (seconds ?? 0)) > 2) off += 1;
          }
        }
        // One review stands half a minute too early among the rows of 0021600270.
        expect(off, match).toBeLessThanOrEqual(1);
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
        expect(of(told, 'lineup').map(({ lineup }) => lineup)).toEqual(
          of(read, 'lineup').map(({ lineup }) => lineup),
        );
        const incidents = (from: readonly FeedMessage[]) =>
          of(from, 'incidents').flatMap(({ items }) => items);
        const actions = (from: readonly FeedMessage[]) =>
          of(from, 'actions').flatMap(({ items }) => items);
        expect(incidents(told)).toEqual(incidents(read));
        expect(actions(told)).toEqual(actions(read));
      }
    });

    it('lasts as long as the games did', () => {
      const minutes = (id: string) =>
        (replays.find(({ match }) => match === id)?.timeline.at(-1)?.at ?? 0) / 60;
      // First play 00:06:19, last 02:20:52.
      expect(minutes('0022000001')).toBeCloseTo(134.6, 0);
      // 8:11 PM to 10:54 PM with an overtime; paced by the game clock where no one noted the time.
      expect(minutes('0021900001')).toBeGreaterThan(150);
      expect(minutes('0021600270')).toBeGreaterThan(110);
      expect(minutes('0021600270')).toBeLessThan(180);
    });
  },
);

function total(score: ScorePair | null | undefined): number {
  return score ? score.home + score.away : 0;
}
