import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileBatch, Quarantined, TimedMatch } from './adapter.ts';
import { realFiles } from './real-files.ts';
import { wyscout } from './wyscout.ts';

const files = realFiles('soccer_wyscout');
const now = new Date('2026-01-01T00:00:00Z');

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

function raw<Value>(file: string): Value {
  const bytes = readFileSync(file);
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as Value;
}

async function readAll(given: readonly string[]) {
  const quarantined: Quarantined[] = [];
  const batches: FileBatch[] = [];
  const context = { now, quarantine: (entry: Quarantined) => quarantined.push(entry) };
  for await (const batch of wyscout.read(given, context)) batches.push(batch);
  return { batches, quarantined, messages: batches.flatMap(({ messages }) => messages) };
}

const of = <Type extends FeedMessage['type']>(messages: readonly FeedMessage[], type: Type) =>
  messages.filter(
    (message): message is Extract<FeedMessage, { type: Type }> => message.type === type,
  );

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 60_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  let matches: Raw[];
  const eventFiles = given.filter((file) => file.includes('/events/'));

  beforeAll(async () => {
    all = await readAll(given);
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

  it('says only what the contract allows', () => {
    for (const message of all.messages) feedMessage.parse(message);
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
        `${fixture?.home.name} - ${fixture?.away.name}, ${state?.score?.home} - ${state?.score?.away}`,
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
    const whole = (await readAll(league)).messages.filter(({ match }) => match === '2058004');
    const text = (messages: readonly FeedMessage[]) =>
      messages.map((message) => JSON.stringify(message)).sort();
    expect(text((await readAll(events)).messages)).toEqual(text(whole));
    expect(text(all.messages.filter(({ match }) => match === '2058004'))).toEqual(text(whole));
    expect(text((await readAll(given.toReversed())).messages)).toEqual(text(all.messages));
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

  describe('as a replay', () => {
    let replays: TimedMatch[];
    beforeAll(async () => {
      replays = [];
      const context = { now, quarantine: () => expect.unreachable() };
      for await (const replay of wyscout.timed?.(given, context) ?? []) replays.push(replay);
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
          const earlier = timeline.filter((entry) => entry.at < at - 1);
          const state = of(
            earlier.flatMap(({ messages }) => messages),
            'state',
          ).at(-1)?.state;
          expect(total(state?.score), match).toBeLessThan(total(item.score));
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
  });
});

function total(score: { home: number; away: number } | null | undefined): number {
  return score ? score.home + score.away : 0;
}
