import { readFileSync } from 'node:fs';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TimedMatch } from '../adapter.ts';
import { of, readAll, replaysOf } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { retrosheet } from './retrosheet.ts';

const files = realFiles('baseball_retrosheet');
const now = new Date('2026-01-01T00:00:00Z');

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 120_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  let replays: TimedMatch[];
  /** Lines of the event files by game, read apart. */
  const raw = new Map<string, string[]>();
  beforeAll(async () => {
    all = await readAll(retrosheet, given, now);
    replays = await replaysOf(retrosheet, given, now);
    for (const file of given.filter((name) => /\.EV[AN]$/.test(name))) {
      let lines: string[] = [];
      for (const line of readFileSync(file, 'latin1').split('\r\n')) {
        if (line.startsWith('id,')) {
          lines = [];
          raw.set(line.slice(3), lines);
        }
        lines.push(line);
      }
    }
  }, 120_000);
  const info = (id: string, key: string) =>
    raw
      .get(id)
      ?.find((line) => line.startsWith(`info,${key},`))
      ?.split(',')[2];
  const boxes = () =>
    of(all.messages, 'sheet').map(({ match, sheet }) => ({
      match,
      parts: (sheet as Extract<Sheet, { kind: 'boxScore' }>).parts,
    }));

  it('reads every game once: no runner moves who is not there, no half-inning ends before its time', () => {
    expect(all.quarantined).toEqual([]);
    expect(raw.size).toBe(240);
    expect(all.fixtures.map(({ match }) => match).sort()).toEqual([...raw.keys()].sort());
    expect(all.states.every(({ status, winner }) => status === 'ended' && winner !== 'draw')).toBe(
      true,
    );
    expect(
      all.fixtures.every(
        ({ home, away, venue, startsAt }) => home?.name && away?.name && venue && startsAt,
      ),
    ).toBe(true);
    expect(all.fixtures.filter(({ round }) => round)).toHaveLength(19);
  });

  it('has the winner that its winning pitcher was with', () => {
    const states = new Map(of(all.messages, 'state').map(({ match, state }) => [match, state]));
    for (const { match, parts } of boxes()) {
      const winner = parts.find(({ pitching }) =>
        pitching.some(({ playerId }) => playerId === info(match, 'wp')),
      );
      expect(states.get(match)?.winner, match).toBe(winner?.side);
    }
  });

  it('has the earned runs that the files tell, and no pitcher more of them than runs', () => {
    for (const { match, parts } of boxes()) {
      const pitchers = parts.flatMap(({ pitching }) => pitching);
      for (const line of raw.get(match) ?? []) {
        const [, , id, earned] = line.startsWith('data,er,') ? line.split(',') : [];
        if (id)
          expect(pitchers.find(({ playerId }) => playerId === id)?.earnedRuns).toBe(Number(earned));
      }
      for (const { runs, earnedRuns } of pitchers) expect(runs).toBeGreaterThanOrEqual(earnedRuns);
    }
  });

  it('counts the same runs and hits at bat and on the mound, and who batted as scored, left on base or out', () => {
    const states = new Map(of(all.messages, 'state').map(({ match, state }) => [match, state]));
    const total = <Row>(rows: readonly Row[], figure: (row: Row) => number) =>
      rows.reduce((sum, row) => sum + figure(row), 0);
    for (const { match, parts } of boxes()) {
      const { score, columns } = states.get(match) ?? {};
      for (const [index, { side, batting, leftOnBase }] of parts.entries()) {
        const pitching = parts[1 - index]!.pitching;
        const runs = total(batting, (row) => row.runs);
        expect(runs, match).toBe(score?.[side]);
        expect(runs, match).toBe(total(pitching, (row) => row.runs));
        const hits = total(batting, (row) => row.hits);
        expect(hits, match).toBe(total(pitching, (row) => row.hits));
        expect(String(hits), match).toBe(columns?.find(({ key }) => key === 'hits')?.[side]);
        expect(total(batting, (row) => row.walks)).toBe(total(pitching, (row) => row.walks));
        expect(total(batting, (row) => row.strikeouts)).toBe(
          total(pitching, (row) => row.strikeouts),
        );
        const turns = total(batting, turnsOf);
        const placed = (raw.get(match) ?? []).filter((line) => line.startsWith(`radj,`)).length;
        const outs = total(pitching, (row) => row.outs);
        const missing = runs + leftOnBase + outs - turns;
        // Runners who were put on second had no turn; catcher's interference stands in no column.
        expect(missing, `${match} ${side}`).toBeGreaterThanOrEqual(0);
        expect(missing, `${match} ${side}`).toBeLessThanOrEqual(placed + 1);
      }
    }
  });

  it('tells called games as over with the reason', () => {
    const notes = of(all.messages, 'state').filter(({ state }) => state.note);
    expect(notes.map(({ match, state }) => [match, state.note])).toEqual([
      ['WAS202007230', 'Game called for rain'],
    ]);
  });

  it('keeps sheets small', () => {
    for (const { sheet } of of(all.messages, 'sheet')) {
      for (const part of sheet.parts) expect(JSON.stringify(part).length).toBeLessThan(8_000);
    }
  });

  it('replays each game to its end in the time it took, without giving the result away', () => {
    expect(replays).toHaveLength(240);
    const states = new Map(of(all.messages, 'state').map(({ match, state }) => [match, state]));
    for (const { match, timeline, opening } of replays) {
      const told = timeline.flatMap(({ messages }) => messages);
      expect(of(opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted', score: null });
      const scores = of(told, 'state').map(
        ({ state }) => (state.score?.home ?? 0) + (state.score?.away ?? 0),
      );
      expect(scores, match).toEqual(scores.toSorted((a, b) => a - b));
      expect(of(told, 'state').at(-1)?.state, match).toEqual(states.get(match));
      const minutes = (timeline.at(-1)?.at ?? 0) / 60;
      expect(minutes, match).toBeGreaterThanOrEqual(Number(info(match, 'timeofgame')) - 1);
    }
  });
});

function turnsOf({
  atBats,
  walks,
  besides,
}: {
  atBats: number;
  walks: number;
  besides: Record<string, number>;
}): number {
  const { hitByPitch = 0, sacrificeFlies = 0, sacrificeHits = 0 } = besides;
  return atBats + walks + hitByPitch + sacrificeFlies + sacrificeHits;
}
