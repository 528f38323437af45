import { readFileSync } from 'node:fs';
import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Reading, readAll } from '../fixtures/reading.ts';
import { realFiles } from '../reading/real-files.ts';
import { worldcup } from './worldcup.ts';

const real = realFiles('soccer_openfootball_worldcup')?.filter((file) =>
  /\/(club)?worldcup\.json$/.test(file),
);

describe.skipIf(!real)('real files (shared/data is absent)', () => {
  interface Written {
    matches: {
      num?: number;
      team1: string;
      team2: string;
      score?: Record<string, number[]>;
      goals1?: { name: string; owngoal?: boolean; penalty?: boolean }[];
      goals2?: { name: string; owngoal?: boolean; penalty?: boolean }[];
    }[];
  }
  let reading: Reading;
  let written: Written['matches'];
  beforeAll(async () => {
    reading = await readAll(worldcup, realFiles('soccer_openfootball_worldcup') ?? []);
    written = (real ?? []).flatMap(
      (file) => (JSON.parse(readFileSync(file, 'utf8')) as Written).matches,
    );
  });

  test('are read whole, with nothing quarantined', () => {
    expect(reading).toMatchObject({ quarantined: [], error: undefined });
    expect(reading.batches).toHaveLength(10);
    expect(reading.matches.size).toBe(527);
    const goals = written.flatMap(({ goals1 = [], goals2 = [] }) => [...goals1, ...goals2]);
    const incidents = [...reading.matches.values()].flatMap((told) => told.incidents);
    expect(goals).toHaveLength(640);
    expect(incidents).toHaveLength(640);
    for (const [kind, key] of [
      ['ownGoal', 'owngoal'],
      ['penaltyGoal', 'penalty'],
    ] as const) {
      const told = incidents.filter((incident) => incident.kind === kind);
      expect(told).toHaveLength(goals.filter((goal) => goal[key]).length);
    }
  });

  test('tell each match as it is written, and end its goals with its score', () => {
    const told = [...reading.matches.values()];
    expect(told).toHaveLength(written.length);
    for (const [index, match] of written.entries()) {
      const { fixture, state, incidents = [] } = told[index] ?? {};
      const { et, ft } = match.score ?? {};
      const score = state?.score && [state.score.home, state.score.away];
      expect([fixture?.home?.name, fixture?.away?.name, score]).toEqual([
        match.team1,
        match.team2,
        et ?? ft ?? null,
      ]);
      const last = incidents.at(-1);
      if (last) expect(last.score, fixture?.match).toEqual(state?.score);
    }
  });

  test('know the country of every team but those that are no more', () => {
    const nameless = [...reading.matches.values()]
      .flatMap(({ fixture }) => sidesOf(fixture))
      .filter(({ country }) => !country)
      .map(({ name }) => name);
    expect([...new Set(nameless)].sort()).toEqual([
      'Czechoslovakia',
      'Dutch East Indies',
      'Serbia and Montenegro',
      'Soviet Union',
      'Yugoslavia',
    ]);
  });

  test('have no two teams of a tournament under one key', () => {
    const names = new Map<string, string>();
    for (const { fixture } of reading.matches.values()) {
      for (const { name, sameAs } of sidesOf(fixture)) {
        const key = `${fixture.league?.id} ${fixture.season} ${sameAs}`;
        expect(names.get(key) ?? name, key).toBe(name);
        names.set(key, name!);
      }
    }
  });

  test('tell the match of 1938 that was never played', () => {
    const cancelled = [...reading.matches.values()].filter(
      ({ state }) => state?.status === 'cancelled',
    );
    expect(cancelled).toMatchObject([{ fixture: { season: '1938' }, state: { score: null } }]);
  });
});

function sidesOf({ home, away }: FixtureMessage) {
  return [home, away].filter((side) => side !== null);
}
