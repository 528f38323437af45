import { readFileSync } from 'node:fs';
import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Reading, readAll } from './fixtures/reading.ts';
import { openfootball } from './openfootball.ts';
import { realFiles } from './reading/real-files.ts';

const real = realFiles('soccer_openfootball')?.filter((file) => file.endsWith('.json'));

describe.skipIf(!real)('real files (shared/data is absent)', () => {
  interface Written {
    name: string;
    matches: {
      date: string;
      team1: string;
      team2: string;
      status?: string;
      score: Record<string, number[]>;
    }[];
  }
  let reading: Reading;
  let written: Written[];
  beforeAll(async () => {
    reading = await readAll(openfootball, realFiles('soccer_openfootball') ?? []);
    written = (real ?? []).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Written);
  });

  test('are read whole, with nothing quarantined', () => {
    expect(reading).toMatchObject({ quarantined: [], error: undefined });
    expect(reading.batches).toHaveLength(23);
    expect(reading.matches.size).toBe(7568);
  });

  test('tell each match as it is written', () => {
    const told = [...reading.matches.values()];
    const matches = written.flatMap((file) => file.matches);
    expect(told).toHaveLength(matches.length);
    for (const [index, match] of matches.entries()) {
      const { fixture, state } = told[index] ?? {};
      const { et, ft, p } = match.score;
      const final = et ?? ft;
      const score = state?.score && [state.score.home, state.score.away];
      expect([fixture?.date, fixture?.home?.name, fixture?.away?.name, score]).toEqual([
        match.date,
        match.team1,
        match.team2,
        final ?? null,
      ]);
      const shootout = state?.periods.find(({ key }) => key === 'pen');
      expect(shootout && [shootout.home, shootout.away]).toEqual(p);
    }
  });

  test('tell periods that add up to the score', () => {
    for (const { fixture, state } of reading.matches.values()) {
      const played = state?.periods.filter(({ key }) => key !== 'pen') ?? [];
      if (played.length < 2) continue;
      const total = played.reduce(
        (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
        { home: 0, away: 0 },
      );
      expect(total, fixture.match).toEqual(state?.score);
    }
  });

  test('have the statuses that they say', () => {
    const said = written.flatMap((file) => file.matches.flatMap(({ status }) => status ?? []));
    const told = [...reading.matches.values()].map(({ state }) => state?.status);
    for (const status of ['awarded', 'postponed', 'cancelled', 'abandoned'] as const) {
      expect(told.filter((one) => one === status)).toHaveLength(
        said.filter((one) => one === status).length,
      );
    }
    expect(told.filter((status) => status === 'ended')).toHaveLength(6916 - 24);
  });

  test('have no two clubs of a league and season under one key, and the same key for old and new names', () => {
    const names = new Map<string, string>();
    for (const { fixture } of reading.matches.values()) {
      for (const { name, sameAs } of sidesOf(fixture)) {
        const key = `${fixture.league?.id} ${fixture.season} ${sameAs}`;
        expect(names.get(key) ?? name, key).toBe(name);
        names.set(key, name!);
      }
    }
    const keyOf = (id: string) =>
      [...reading.matches.values()]
        .flatMap(({ fixture }) => sidesOf(fixture))
        .find((team) => team.id === id)?.sameAs;
    expect(keyOf('uefa:AS Monaco FC (MCO)')).toBe(keyOf('fr:AS Monaco FC'));
    expect(keyOf('uefa:Inter (ITA)')).toBe(keyOf('uefa:FC Internazionale Milano (ITA)'));
    expect(keyOf('uefa:Inter (ITA)')).not.toBe(keyOf('it:AC Milan'));
  });

  test('all have a country, but for cups between them', () => {
    for (const { fixture } of reading.matches.values()) {
      expect(fixture.league?.country === undefined).toBe(fixture.league?.id.startsWith('uefa'));
      expect(fixture.home?.country && fixture.away?.country, fixture.match).toBeTruthy();
    }
  });
});

function sidesOf({ home, away }: FixtureMessage) {
  return [home, away].filter((side) => side !== null);
}
