import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAll, replaysOf, scratch } from './fixtures/adapter-runs.ts';
import { statsPlays, statsRow, summary, table } from './fixtures/nba-games.ts';
import { nba } from './nba.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const now = new Date('2020-06-01T00:00:00Z');
const id = '0021900001';
/** Denver (20) is at home and wins by 2 to 0: its box score stands first. */
const boxes = () =>
  table(
    'TeamStats',
    ['GAME_ID', 'TEAM_ID', 'TEAM_NAME', 'TEAM_CITY', 'PTS'],
    [
      [id, 20, 'Nuts', 'Denver', 2],
      [id, 10, 'Aces', 'Bao', 0],
    ],
  );
const plays = () =>
  statsPlays([
    statsRow(1, 12, '12:00'),
    statsRow(2, 1, '11:00', { who: 'home', home: 'Ling 2PT', score: '0 - 2' }),
    statsRow(3, 5, '10:00', { who: 'away' }),
    statsRow(4, 13, '0:00', { period: 4, score: '0 - 2' }),
  ]);

describe('The home side', () => {
  it.each([
    ['a header', () => own.file(`game_details/stats_summary_${id}.json`, summary())],
    ['the plays', () => own.file(`pbp/stats_${id}.json`, plays())],
  ])('goes by %s, not by the order of a box score', async (_, write) => {
    const box = own.file(`game_details/stats_boxscore_${id}.json`, boxes());
    const { fixtures, states, quarantined } = await readAll(nba, [box, write()], now);
    expect(quarantined).toEqual([]);
    expect(fixtures[0]).toMatchObject({
      home: { name: 'Denver Nuts' },
      away: { name: 'Bao Aces' },
    });
    expect(states[0]).toMatchObject({ score: { home: 2, away: 0 } });
  });

  it('is the same in score, winner, timeline and statistics, to the end of a replay', async () => {
    own.file(`game_details/stats_boxscore_${id}.json`, boxes());
    own.file(`game_details/stats_summary_${id}.json`, summary());
    const file = own.file(`pbp/stats_${id}.json`, plays());
    const { states, incidents, statistics } = await readAll(nba, [file], now);
    expect(states[0]).toMatchObject({ score: { home: 2, away: 0 }, winner: 'home' });
    expect(incidents.findLast(({ score }) => score)?.score).toEqual({ home: 2, away: 0 });
    expect(statistics.find(({ key }) => key === 'points')).toMatchObject({ home: 2, away: 0 });

    const [replay] = await replaysOf(nba, [file], now);
    const scores = replay!.timeline
      .flatMap(({ messages }) => messages)
      .flatMap((message) => (message.type === 'state' ? (message.state.score ?? []) : []));
    expect(scores.filter(({ away }) => away > 0)).toEqual([]);
  });

  it('is told when files name different ones; the score keeps to its team', async () => {
    const turned = summary();
    turned.resultSets[0]!.rowSet[0]!.splice(4, 2, 10, 20);
    own.file(`game_details/stats_summary_${id}.json`, turned);
    const file = own.file(`pbp/stats_${id}.json`, plays());
    const { fixtures, states, incidents, quarantined } = await readAll(nba, [file], now);
    expect(quarantined).toMatchObject([
      { place: `game ${id}`, reason: expect.stringContaining('different home sides') },
    ]);
    expect(fixtures[0]).toMatchObject({ home: { id: '10' } });
    expect(states[0]).toMatchObject({ score: { home: 0, away: 2 } });
    expect(incidents.findLast(({ score }) => score)?.score).toEqual({ home: 0, away: 2 });
  });
});
