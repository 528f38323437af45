import { feedMessage } from '@xiongmao/api/feeds/messages';
import { isLegal, readBalls, totalOf } from '@xiongmao/api/matches/sheets/scorecard/balls';
import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { beforeAll, describe, expect, it } from 'vitest';
import { of, raw, readAll } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { isNotice } from '../reading/source-file.ts';
import { cricsheet } from './cricsheet.ts';

const files = realFiles('cricket_cricsheet')?.filter((file) => !isNotice(file)) ?? null;
const now = new Date('2026-01-01T00:00:00Z');

/** As much of a file as is counted here. */
interface Told {
  info: {
    outcome: { by?: { runs?: number; wickets?: number }; method?: string; winner?: string };
    teams: [string, string];
    players: Record<string, string[]>;
  };
  innings: {
    team: string;
    super_over?: boolean;
    overs: {
      deliveries: {
        batter: string;
        runs: { total: number; batter: number };
        wickets?: { kind: string }[];
      }[];
    }[];
  }[];
}

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 120_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  const sheetOf = (match: string) =>
    of(all.messages, 'sheet').find((one) => one.match === match)!.sheet as ScorecardSheet;
  const stateOf = (match: string) =>
    of(all.messages, 'state').find((one) => one.match === match)!.state;
  beforeAll(async () => {
    all = await readAll(cricsheet, given, now);
  }, 120_000);

  const told = () =>
    given.map((file) => {
      const match = /(\d+)\.json/.exec(file)![1]!;
      return { match, file: raw<Told>(file), sheet: sheetOf(match), state: stateOf(match) };
    });

  it('reads every match once and understands everything', () => {
    expect(given).toHaveLength(102);
    expect(all.quarantined).toEqual([]);
    expect(new Set(all.fixtures.map(({ match }) => match)).size).toBe(102);
    const ways = of(all.messages, 'sheet').flatMap(({ sheet }) =>
      (sheet as ScorecardSheet).parts.flatMap(({ batting }) =>
        batting.flatMap(({ out }) => out?.way ?? []),
      ),
    );
    expect(ways).not.toContain('other');
  });

  it('has every ball and every run of the files', () => {
    let balls = 0;
    for (const { match, file, sheet } of told()) {
      expect(sheet.parts.length, match).toBe(file.innings.length);
      for (const [place, part] of sheet.parts.entries()) {
        const deliveries = file.innings[place]!.overs.flatMap((over) => over.deliveries);
        const read = part.byOver.flatMap((over) => readBalls(over.balls));
        balls += read.length;
        expect(read.map(totalOf)).toEqual(deliveries.map(({ runs }) => runs.total));
        expect(read.map(({ striker }) => part.batting[striker]!.player)).toEqual(
          deliveries.map(({ batter }) => batter),
        );
        const runs = deliveries.reduce((sum, one) => sum + one.runs.total, 0);
        expect(part.runs).toBe(runs);
      }
    }
    expect(balls).toBe(24_013);
  });

  it('adds up: batting and extras, bowling, overs, wickets and partnerships are one score', () => {
    for (const { match, sheet } of told()) {
      for (const part of sheet.parts) {
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
        const { extras } = part;
        const given = sum(Object.values(extras));
        expect(sum(part.batting.map(({ runs }) => runs)) + given, match).toBe(part.runs);
        const uncharged = extras.byes + extras.legByes + extras.penalty;
        expect(sum(part.bowling.map(({ runs }) => runs)) + uncharged).toBe(part.runs);
        expect(sum(part.byOver.map(({ runs }) => runs))).toBe(part.runs);
        expect(sum(part.partnerships.map(({ runs }) => runs))).toBe(part.runs);
        expect(part.fall).toHaveLength(part.wickets);
        expect(sum(part.byOver.map(({ wickets }) => wickets))).toBe(part.wickets);
        const legal = part.byOver.flatMap(({ balls }) => readBalls(balls)).filter(isLegal).length;
        const [overs = 0, rest = 0] = part.overs.split('.').map(Number);
        const isMiscounted = part.byOver.some(({ miscounted }) => miscounted);
        if (!isMiscounted) expect(overs * 6 + rest, match).toBe(legal);
      }
    }
  });

  it('ends as the files say, by as many runs or wickets', () => {
    for (const { match, file, sheet, state } of told()) {
      const { by, winner, method } = file.info.outcome;
      const { home, away } = state.score!;
      if (winner) expect(state.winner, match).toBe(winner === file.info.teams[0] ? 'home' : 'away');
      if (by?.runs !== undefined && !method) expect(Math.abs(home - away), match).toBe(by.runs);
      const last = sheet.parts.at(-1)!;
      if (by?.wickets !== undefined) expect(10 - last.wickets, match).toBe(by.wickets);
    }
    expect(stateOf('1082625')).toMatchObject({
      ...{ status: 'ended', winner: 'away', score: { home: 153, away: 153 } },
    });
    expect(stateOf('1178424')).toMatchObject({ status: 'abandoned', winner: null });
    expect(stateOf('1370353')).toMatchObject({ winner: 'away', note: 'D/L' });
  });

  it('knows the figures of the final of 2023', () => {
    const [first, second] = sheetOf('1370353').parts;
    expect(first).toMatchObject({ runs: 214, wickets: 4, overs: '20' });
    expect(first!.batting.map(({ player, runs, balls }) => [player, runs, balls])).toContainEqual([
      ...['B Sai Sudharsan', 96, 47],
    ]);
    expect(second).toMatchObject({ runs: 171, wickets: 5, overs: '15', target: { runs: 171 } });
    expect(second!.bowling.find(({ player }) => player === 'MM Sharma')).toMatchObject({
      ...{ overs: '3', runs: 36, wickets: 3 },
    });
  });

  it('keeps sheets small', () => {
    const sizes = of(all.messages, 'sheet').map(({ sheet }) => JSON.stringify(sheet).length);
    expect(Math.max(...sizes)).toBeLessThan(25_000);
  });

  it('replays to the same end, scores growing, nothing said before', async () => {
    let count = 0;
    for await (const { replay: play } of cricsheet.timed!(given.slice(0, 12), {
      now,
      quarantine: () => {},
    })) {
      count += 1;
      const replay = play();
      const news = replay.timeline.flatMap(({ messages }) => messages);
      for (const message of replay.opening) feedMessage.parse(message);
      const states = of(news, 'state').map(({ state }) => state);
      const totals = states.map(({ score }) => score!.home + score!.away);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      expect(states.at(-1)).toEqual(stateOf(replay.match));
      expect(of(news, 'sheet').at(-1)!.sheet).toEqual(sheetOf(replay.match));
      const items = of(news, 'incidents').flatMap((one) => one.items);
      const read = of(all.messages, 'incidents').find(({ match }) => match === replay.match)!;
      expect(items).toEqual(read.items);
      expect(
        of(news, 'lineup')
          .slice(-2)
          .map(({ lineup }) => lineup),
      ).toEqual(
        of(all.messages, 'lineup')
          .filter(({ match }) => match === replay.match)
          .map(({ lineup }) => lineup),
      );
    }
    expect(count).toBe(12);
  });
});
