import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { feedMessage } from '@xiongmao/api/feeds/messages';
import type { GamesSheet } from '@xiongmao/api/matches/sheets/games';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TimedMatch } from '../adapter.ts';
import { of, readAll, replaysOf, textOf } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { tennis } from './tennis.ts';

const files = realFiles('tennis_slam');
const now = new Date('2026-01-01T00:00:00Z');

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 120_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    all = await readAll(tennis, given, now);
  }, 120_000);

  /** Rows of a file whose cells hold no commas, read apart from the adapter. */
  function rowsOf(name: string): Record<string, string>[] {
    const file = given.find((path) => basename(path).startsWith(name))!;
    const bytes = readFileSync(file);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    const [head = '', ...lines] = text.trim().split(/\r?\n/);
    const columns = head.replaceAll('"', '').split(',');
    return lines.map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    });
  }

  const names = ['2011-wimbledon', '2021-frenchopen', '2022-usopen', '2023-wimbledon'];
  const stateOf = (id: string) =>
    of(all.messages, 'state').find(({ match }) => match === id)?.state;

  it('reads every match once and understands everything', () => {
    expect(all.quarantined).toEqual([]);
    const ids = of(all.messages, 'fixture').map(({ match }) => match);
    expect(ids.toSorted()).toEqual(
      names.flatMap((name) => rowsOf(`${name}-matches`).map((row) => row.match_id)).toSorted(),
    );
    expect(of(all.messages, 'state')).toHaveLength(ids.length);
    expect(of(all.messages, 'sheet')).toHaveLength(287);
  });

  it('knows how every match ended', () => {
    for (const { match, state } of of(all.messages, 'state')) {
      expect(state.status, match).toBe('ended');
      expect(state.winner, match).not.toBeNull();
    }
    expect(stateOf('2021-frenchopen-5301')).toMatchObject({ score: null, periods: [] });
    for (const { match_id: id, winner, status } of rowsOf('2011-wimbledon-matches')) {
      const state = stateOf(id!);
      expect(state?.winner, id).toBe(winner === '1' ? 'home' : 'away');
      expect(state?.note, id).toBe(status === 'Retired' ? 'Retired' : null);
    }
  });

  it('ends sets as their last rows do', () => {
    for (const name of ['2011-wimbledon', '2022-usopen', '2023-wimbledon']) {
      const last = new Map<string, Record<string, string>>();
      for (const row of rowsOf(`${name}-points`)) last.set(`${row.match_id} set${row.SetNo}`, row);
      for (const [place, row] of last) {
        const [id = '', key] = place.split(' ');
        const period = stateOf(id)?.periods.find((one) => one.key === key);
        expect(period, place).toMatchObject({
          home: Number(row.P1GamesWon),
          away: Number(row.P2GamesWon),
        });
      }
    }
  });

  it('shows every point that was played, under its game', () => {
    for (const name of names) {
      const rows = rowsOf(`${name}-points`).filter((row) => /^[12]$/.test(row.PointWinner!));
      const sheets = of(all.messages, 'sheet').filter(({ match }) => match.startsWith(name));
      const points = sheets.flatMap(({ sheet }) =>
        (sheet as GamesSheet).parts.flatMap((part) => part.games.flatMap((game) => game.points)),
      );
      expect(points).toHaveLength(rows.length);
      const aces = rows.filter((row) => row.P1Ace === '1' || row.P2Ace === '1').length;
      expect(points.filter(({ ending }) => ending === 'ace')).toHaveLength(aces);
    }
  });

  it('counts break points as the rows mark them', () => {
    let off = 0;
    for (const name of ['2011-wimbledon', '2022-usopen', '2023-wimbledon']) {
      const told = Map.groupBy(rowsOf(`${name}-points`), (row) => row.match_id!);
      for (const { match, statistics } of of(all.messages, 'statistics')) {
        const rows = told.get(match);
        const figure = (key: string) =>
          statistics.find((one) => one.key === key && one.period === 'all');
        if (!rows) continue;
        const marked = (column: string) => rows.filter((row) => row[column] === '1').length;
        const counted = [figure('breakPoints'), figure('breakPointsWon')];
        const right = [
          { home: marked('P1BreakPoint'), away: marked('P2BreakPoint') },
          { home: marked('P1BreakPointWon'), away: marked('P2BreakPointWon') },
        ];
        const isRight = right.every(
          ({ home, away }, index) => counted[index]?.home === home && counted[index]?.away === away,
        );
        if (!isRight) off += 1;
      }
    }
    // The rows of a few matches were corrected in play.
    expect(off).toBeLessThanOrEqual(12);
  });

  it('keeps sheets small enough to be sent', () => {
    for (const { sheet, match } of of(all.messages, 'sheet')) {
      expect(JSON.stringify(sheet).length, match).toBeLessThan(60_000);
    }
  });

  it('replays each match with points to where its file ends', async () => {
    const replays: TimedMatch[] = await replaysOf(tennis, given, now);
    expect(replays).toHaveLength(287);
    for (const { match, opening, timeline } of replays) {
      const told = timeline.flatMap(({ messages }) => messages);
      const read = all.messages.filter((message) => message.match === match);
      const times = timeline.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(of(told, 'state').at(-1)?.state).toEqual(of(read, 'state')[0]?.state);
      expect(of(told, 'sheet').at(-1)?.sheet).toEqual(of(read, 'sheet')[0]?.sheet);
      expect(of(told, 'incidents').flatMap(({ items }) => items)).toEqual(
        of(read, 'incidents').flatMap(({ items }) => items),
      );
      expect(of(opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted', score: null });
      const sets = of(told, 'state').map(
        ({ state }) => (state.score?.home ?? 0) + (state.score?.away ?? 0),
      );
      expect(sets).toEqual(sets.toSorted((a, b) => a - b));
    }
    const [first] = replays;
    for (const { messages } of first!.timeline)
      for (const message of messages) feedMessage.parse(message);
    // The shortest is a retirement.
    expect(replays.every(({ timeline }) => timeline.at(-1)!.at > 1200)).toBe(true);
  });

  it('reads the same whatever the order of files', async () => {
    expect(textOf((await readAll(tennis, given.toReversed(), now)).messages)).toEqual(
      textOf(all.messages),
    );
  });
});
