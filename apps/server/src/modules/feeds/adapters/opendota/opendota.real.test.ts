import { beforeAll, describe, expect, it } from 'vitest';
import { of, raw, readAll, replaysOf } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { opendota } from './opendota.ts';

const files = realFiles('dota2_opendota');
const now = new Date('2026-01-01T00:00:00Z');

interface Result {
  match_id: number;
  radiant_name: string;
  dire_name: string;
  radiant_score: number;
  dire_score: number;
  players: { account_id: number; kills: number; deaths: number; net_worth?: number }[];
}

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 60_000 }, () => {
  const given = files ?? [];
  const named = (name: string) => given.filter((file) => file.includes(name));
  let all: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    all = await readAll(opendota, given, now);
  });

  it('are two matches, whatever wraps them, and ten games that were played', () => {
    expect(all.quarantined).toEqual([]);
    expect(all.fixtures).toHaveLength(12);
    expect(new Set(all.fixtures.map(({ match }) => match)).size).toBe(12);
    expect(all.fixtures.filter(({ league }) => league !== null)).toHaveLength(2);
  });

  it('have results and players’ figures of the files', async () => {
    for (const file of named('_api.json').filter((one) => /\/\d+_api/.test(one))) {
      const result = raw<Result>(file);
      const { fixtures, states, lineups } = await readAll(opendota, [file], now);
      expect(fixtures).toMatchObject([
        {
          match: String(result.match_id),
          home: { name: result.radiant_name },
          away: { name: result.dire_name },
        },
      ]);
      expect(states[0]!.periods).toMatchObject([
        { home: result.radiant_score, away: result.dire_score },
      ]);
      const players = new Map(
        lineups.flatMap((lineup) => lineup.players).map((player) => [player.playerId, player]),
      );
      for (const { account_id, kills, deaths, net_worth } of result.players) {
        expect(players.get(String(account_id))!.statistics).toMatchObject({
          kills,
          deaths,
          ...(net_worth && { netWorth: net_worth }),
        });
      }
    }
  });

  it('have a timeline whose kills and towers are those of the result', () => {
    const match = '7490235544';
    const incidents = of(all.messages, 'incidents')
      .filter((message) => message.match === match)
      .flatMap(({ items }) => items);
    const kills = (side: string) =>
      incidents.filter((entry) => entry.kind === 'kill' && entry.side === side).length;
    expect([kills('home'), kills('away')]).toEqual([30, 7]);
    const towers = (side: string) =>
      incidents.filter((entry) => /tower/.test(entry.text ?? '') && entry.side === side).length;
    const statistics = of(all.messages, 'statistics').find((message) => message.match === match)!;
    expect(statistics.statistics).toContainEqual({
      ...{ period: 'all', key: 'towers' },
      ...{ home: towers('home'), away: towers('away') },
    });
  });

  it('replay the parsed game to its result', async () => {
    const replays = await replaysOf(opendota, given, now);
    expect(replays.map(({ match }) => match)).toEqual(['7490235544']);
    const last = of(replays[0]!.timeline.at(-1)!.messages, 'state').at(-1)!;
    expect(last.state).toMatchObject({
      status: 'ended',
      score: { home: 1, away: 0 },
      periods: [{ home: 30, away: 7, winner: 'home' }],
    });
  });
});
