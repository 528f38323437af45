import type { MatchState } from '@xiongmao/api/matches/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { of, raw, readAll, textOf } from './fixtures/adapter-runs.ts';
import { realFiles } from './reading/real-files.ts';
import { wyscout } from './wyscout.ts';

const files = realFiles('soccer_wyscout');
const read = (given: readonly string[]) =>
  readAll(wyscout, given, new Date('2026-01-01T00:00:00Z'));

/** The raw text's own view of a match, read apart from the adapter. */
interface Raw {
  wyId: number;
  label: string;
  duration: string;
  dateutc: string;
  teamsData: Record<
    string,
    {
      side: 'home' | 'away';
      score: number;
      scoreET: number;
      formation: { substitutions: unknown; lineup: RawPlayer[]; bench: RawPlayer[] };
    }
  >;
}
interface RawPlayer {
  yellowCards: string;
  redCards: string;
}

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 60_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  let matches: Raw[];
  const eventFiles = given.filter((file) => file.includes('/events/'));

  beforeAll(async () => {
    all = await read(given);
    matches = given
      .filter((file) => file.includes('/matches_'))
      .flatMap((file) => raw<Raw[]>(file));
  }, 60_000);

  it('reads every match once and understands everything', () => {
    expect(all.quarantined).toEqual([]);
    const ids = of(all.messages, 'fixture').map(({ match }) => match);
    expect(ids).toHaveLength(1584);
    expect(new Set(ids)).toEqual(new Set(matches.map(({ wyId }) => String(wyId))));
    expect(of(all.messages, 'state')).toHaveLength(1584);
    for (const type of ['incidents', 'statistics'] as const) {
      expect(new Set(of(all.messages, type).map(({ match }) => match)).size).toBe(1584);
      expect(of(all.messages, type)).toHaveLength(1584);
    }
    expect(of(all.messages, 'lineup')).toHaveLength(2 * 1584);
    expect(of(all.messages, 'actions')).toHaveLength(18);
  });

  it('names both sides, the instant and the score as the file labels them', () => {
    const fixtures = new Map(
      of(all.messages, 'fixture').map((message) => [message.match, message]),
    );
    const states = new Map(of(all.messages, 'state').map(({ match, state }) => [match, state]));
    for (const { wyId, label, dateutc } of matches) {
      const fixture = fixtures.get(String(wyId));
      const state = states.get(String(wyId));
      const text = JSON.parse(`"${label.replaceAll('"', '')}"`) as string;
      expect(text.replaceAll('Angers SCO', 'Angers')).toMatch(
        `${fixture?.home?.name} - ${fixture?.away?.name}, ${state?.score?.home} - ${state?.score?.away}`,
      );
      expect(fixture?.startsAt).toBe(`${dateutc.replace(' ', 'T')}.000Z`);
    }
  });

  it('splits the score into periods that add up to it', () => {
    for (const { state } of of(all.messages, 'state')) {
      const played = state.periods.filter(({ key }) => key !== 'pen');
      const sum = (side: 'home' | 'away') =>
        played.reduce((total, period) => total + period[side], 0);
      expect({ home: sum('home'), away: sum('away') }).toEqual(state.score);
    }
  });

  it('keeps extra time in the score and the shoot-out out of it', () => {
    const state = (id: number) =>
      of(all.messages, 'state').find(({ match }) => match === String(id))?.state as MatchState;
    expect(state(2058004)).toMatchObject({
      score: { home: 1, away: 1 },
      winner: 'away',
      periods: [
        { key: 'h1', home: 1, away: 1 },
        { key: 'h2', home: 0, away: 0 },
        { key: 'et1', home: 0, away: 0 },
        { key: 'pen', home: 3, away: 4 },
      ],
    });
    expect(state(2058015)).toMatchObject({ score: { home: 2, away: 1 }, winner: 'home' });
  });

  it('counts the goals of the events up to the final score', () => {
    const states = new Map(of(all.messages, 'state').map(({ match, state }) => [match, state]));
    const withEvents = new Set(of(all.messages, 'actions').map(({ match }) => match));
    const timelines = of(all.messages, 'incidents').filter(({ match }) => withEvents.has(match));
    expect(timelines).toHaveLength(18);
    for (const { match, items } of timelines) {
      const goals = items.filter(({ kind }) => /^(goal|penaltyGoal|ownGoal)$/.test(kind));
      const final = goals.at(-1)?.score ?? { home: 0, away: 0 };
      expect(final).toEqual(states.get(match)?.score);
      const scored = { home: 0, away: 0 };
      for (const goal of goals) scored[goal.side as 'home' | 'away'] += 1;
      expect(scored).toEqual(final);
      const shootout = states.get(match)?.periods.find(({ key }) => key === 'pen');
      const kicks = items.filter(({ kind }) => kind === 'shootoutScored');
      expect(kicks).toHaveLength(shootout ? shootout.home + shootout.away : 0);
    }
  });

  it('shows each card and substitution of the line-ups once', () => {
    const shown = of(all.messages, 'incidents').flatMap(({ items }) => items);
    const players = matches.flatMap(({ teamsData }) =>
      Object.values(teamsData).flatMap(({ formation }) => [
        ...formation.lineup,
        ...formation.bench,
      ]),
    );
    const substitutions = matches.flatMap(({ teamsData }) =>
      Object.values(teamsData).flatMap(({ formation }) =>
        Array.isArray(formation.substitutions) ? formation.substitutions : [],
      ),
    );
    const kinds = (...wanted: string[]) => shown.filter(({ kind }) => wanted.includes(kind)).length;
    expect(kinds('substitution')).toBe(substitutions.length);
    expect(kinds('yellowCard')).toBe(players.filter((p) => p.yellowCards !== '0').length);
    expect(kinds('redCard', 'secondYellow')).toBe(players.filter((p) => p.redCards !== '0').length);
  });

  it('reads the same match the same whichever of its files are given', async () => {
    const league = given.filter((file) => file.endsWith('matches_World_Cup.json.gz'));
    const events = eventFiles.filter((file) => file.includes('2058004'));
    const whole = (await read(league)).messages.filter(({ match }) => match === '2058004');
    expect(textOf((await read(events)).messages)).toEqual(textOf(whole));
    expect(textOf(all.messages.filter(({ match }) => match === '2058004'))).toEqual(textOf(whole));
    expect(textOf((await read(given.toReversed())).messages)).toEqual(textOf(all.messages));
  });

  it('turns positions so that both sides shoot at the goal they attack', () => {
    for (const { match, items } of of(all.messages, 'actions')) {
      const shots = items.filter(
        ({ kind, period }) => /shot|goal|penalty/.test(kind) && period !== 'pen',
      );
      for (const { side, x } of shots.filter(
        ({ kind }) => kind !== 'goalKick' && kind !== 'ownGoal',
      )) {
        expect(side === 'home' ? x : 100 - x, match).toBeGreaterThan(40);
      }
    }
  });
});
