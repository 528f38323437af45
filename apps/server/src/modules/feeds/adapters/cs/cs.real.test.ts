import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { of, raw, readAll, replaysOf } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { cs } from './cs.ts';

const files = realFiles('cs_nuel');
const now = new Date('2026-01-01T00:00:00Z');

interface Team {
  name: string;
  score: number;
  players: Record<string, { kills: unknown[]; assists: number; deaths: number }>;
}
interface Match {
  starttime: number;
  team1: Team;
  team2: Team;
  rounds: { team1: Team; team2: Team }[];
}

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 60_000 }, () => {
  const given = files ?? [];
  const json = given.filter((file) => file.includes('.json'));
  const logs = given.filter((file) => file.includes('.log'));
  let all: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    all = await readAll(cs, given, now);
  });

  it('are sixteen matches: one is there twice, and the logs are of two of them', () => {
    expect(all.quarantined).toEqual([]);
    // Of four the file calls both sides the same.
    const names = all.fixtures.map(({ home, away }) => [home!.name, away!.name]);
    expect(names).toContainEqual(['Lancaster Bombers', 'Warwick Stretchyboiz']);
    expect(names).toContainEqual(['-S+W', 'Warwick Stretchyboiz']);
    expect(names).toContainEqual(['team_Scoggins', 'team_JACK-']);
    expect(names).toContainEqual(["Assad's Taxis", 'Lancaster Bombers']);
    expect(all.fixtures).toHaveLength(16);
    expect(new Set(all.fixtures.map(({ match }) => match)).size).toBe(16);
    expect(all.fixtures.every(({ home, away }) => home!.id !== away!.id)).toBe(true);
    expect(all.states.every(({ status }) => status === 'ended')).toBe(true);
  });

  it('have the results of the files', async () => {
    for (const file of json) {
      const { team1, team2, starttime } = raw<Match>(file);
      const { fixtures, states } = await readAll(cs, [file], now);
      const named = (name: string) => name.replaceAll('\ufffd', '').replace(" ' ", "'");
      if (team1.name !== team2.name) {
        expect([fixtures[0]!.home!.name, fixtures[0]!.away!.name]).toEqual([
          named(team1.name),
          named(team2.name),
        ]);
      }
      const start = starttime > 1e11 ? starttime : starttime * 1000;
      expect(Date.parse(fixtures[0]!.startsAt!)).toBe(start);
      expect(states[0]!.periods, basename(file)).toMatchObject([
        { home: team1.score, away: team2.score },
      ]);
    }
  });

  it('have every round and kill of the files, and players’ totals as they are there', async () => {
    for (const file of json.filter((one) => !one.includes('kotnq'))) {
      const { rounds } = raw<Match>(file);
      const { messages, incidents, lineups } = await readAll(cs, [file], now);
      const told = of(messages, 'sheet')[0]!.sheet;
      if (told.kind !== 'rounds') throw new Error(told.kind);
      const numbers = told.parts[0]!.rounds.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
      expect(numbers).toHaveLength(rounds.length);
      // Only of the first one that is there nobody may tell who won it.
      expect(told.parts[0]!.rounds.slice(1).every(({ winner }) => winner !== null)).toBe(true);
      const players = rounds.flatMap(({ team1, team2 }) => [
        ...Object.entries(team1.players),
        ...Object.entries(team2.players),
      ]);
      const kills = players.flatMap(([, player]) => player.kills);
      expect(incidents.filter(({ kind }) => kind === 'kill')).toHaveLength(kills.length);
      expect(new Set(incidents.map(({ key }) => key)).size).toBe(incidents.length);
      for (const { playerId, statistics } of lineups.flatMap((lineup) => lineup.players)) {
        const own = players.filter(([id]) => id === playerId).map(([, player]) => player);
        const sum = (of: (player: (typeof own)[number]) => number) =>
          own.reduce((total, player) => total + of(player), 0);
        expect(statistics).toMatchObject({
          kills: sum((player) => player.kills.length),
          deaths: sum((player) => player.deaths),
          assists: sum((player) => player.assists),
        });
      }
    }
  });

  it('of the servers agree with the match files on rounds and kills', async () => {
    for (const log of logs) {
      const name = basename(log).slice(0, 6);
      const { rounds } = raw<Match>(json.find((file) => file.includes(name))!);
      const [replay] = await replaysOf(cs, [log], now);
      const told = replay!.timeline.flatMap(({ messages }) =>
        of(messages, 'incidents').flatMap(({ items }) => items),
      );
      const kills = rounds.flatMap(({ team1, team2 }) =>
        [team1, team2].flatMap(({ players }) => Object.values(players).flatMap((one) => one.kills)),
      );
      expect(told.filter(({ kind }) => kind === 'kill')).toHaveLength(kills.length);
      expect(told.filter(({ kind }) => kind === 'round')).toHaveLength(30);
      expect(told.every(({ kind, seconds }) => kind !== 'kill' || seconds !== null)).toBe(true);
      const last = of(replay!.timeline.at(-1)!.messages, 'state').at(-1)!;
      expect(last.state).toMatchObject({ status: 'ended' });
    }
  });
});
