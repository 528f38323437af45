import { readFileSync } from 'node:fs';
import { feedMessage } from '@xiongmao/api/feeds/messages';
import type { RalliesSheet } from '@xiongmao/api/matches/sheets/rallies';
import { beforeAll, describe, expect, it } from 'vitest';
import { of, readAll, replaysOf, textOf } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { volleyball } from './volleyball.ts';

const files = realFiles('volleyball_openvolley');
const now = new Date('2026-01-01T00:00:00Z');

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 60_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    all = await readAll(volleyball, given, now);
  }, 60_000);

  it('reads every match once and understands everything', () => {
    expect(all.quarantined).toEqual([]);
    expect(
      all.fixtures.map(({ date, home, away }) => `${date} ${home?.name} – ${away?.name}`),
    ).toEqual([
      '2019-03-01 GKS Katowice – MKS Będzin',
      '2022-08-23 NICARAGUA – Cuba Norceca 22',
      '2015-01-25 Braslovče – Nova KBM Branik',
      '2018-04-21 Allianz MTV Stuttgart – SSC Palmberg Schwerin',
    ]);
    expect(all.states.map(({ score }) => `${score?.home}–${score?.away}`)).toEqual([
      ...['3–2', '0–3', '3–0', '2–3'],
    ]);
    const names = all.lineups.flatMap(({ players }) => players.map(({ name }) => name));
    expect(names).toEqual(
      expect.arrayContaining(['Pia Kästner', 'Bartosz Mariański', 'ŠPELA BEDNJANIČ']),
    );
  });

  it('counts the points of each set as its result tells them', () => {
    for (const { match, statistics } of of(all.messages, 'statistics')) {
      const state = of(all.messages, 'state').find((one) => one.match === match)?.state;
      for (const { period, key, home, away } of statistics) {
        if (key !== 'pointsWon' || period === 'all') continue;
        expect(state?.periods, match).toContainEqual({ key: period, home, away });
      }
    }
  });

  it('shows every rally, the last with the points of its set', () => {
    const points = given
      .filter((file) => file.endsWith('.dvw'))
      .map((file) => readFileSync(file, 'latin1').match(/^[*a]p\d\d:\d\d/gm)!.length);
    const sheets = of(all.messages, 'sheet');
    const counts = sheets.map(({ sheet }) =>
      (sheet as RalliesSheet).parts.reduce((sum, { rallies }) => sum + rallies.length, 0),
    );
    expect(counts).toEqual([points[0], 107, points[1], points[2]]);
    for (const [index, { sheet }] of sheets.entries()) {
      const ends = (sheet as RalliesSheet).parts.map(({ key, rallies }) => ({
        key,
        ...rallies.at(-1)?.score,
      }));
      expect(ends).toEqual(all.states[index]?.periods);
    }
  });

  it('counts attacks, aces and blocks as the rows have them', () => {
    for (const [index, file] of given.filter((one) => one.endsWith('.dvw')).entries()) {
      const rows = readFileSync(file, 'latin1').split(/\r?\n/);
      const lineups = all.lineups.filter((_, place) => Math.floor(place / 2) === [0, 2, 3][index]);
      const sum = (key: string) =>
        lineups
          .flatMap(({ players }) => players)
          .reduce((total, { statistics }) => total + (statistics[key] ?? 0), 0);
      const count = (code: RegExp) => rows.filter((row) => code.test(row)).length;
      expect(sum('kills')).toBe(count(/^[*a]\d\dA.#/));
      expect(sum('aces')).toBe(count(/^[*a]\d\dS.#/));
      expect(sum('blocks')).toBe(count(/^[*a]\d\dB.#/));
      expect(sum('attacks')).toBe(count(/^[*a]\d\dA/));
    }
  });

  it('replays each match to where its file ends', async () => {
    const replays = await replaysOf(volleyball, given, now);
    expect(replays).toHaveLength(4);
    for (const { match, opening, timeline } of replays) {
      const messages = timeline.flatMap((entry) => entry.messages);
      for (const message of [...opening, ...messages]) feedMessage.parse(message);
      const read = all.messages.filter((message) => message.match === match);
      for (const type of ['state', 'sheet', 'statistics'] as const) {
        const { version: _, ...last } = of(messages, type).at(-1)!;
        expect(read).toContainEqual(expect.objectContaining(last));
      }
      expect(of(messages, 'incidents').flatMap(({ items }) => items)).toEqual(
        of(read, 'incidents').flatMap(({ items }) => items),
      );
      const minutes = timeline.at(-1)!.at / 60;
      expect(minutes, match).toBeGreaterThan(55);
      expect(minutes, match).toBeLessThan(160);
    }
  });

  it('reads the same whatever the order of files', async () => {
    const turned = await readAll(volleyball, given.toReversed(), now);
    expect(textOf(turned.messages)).toEqual(textOf(all.messages));
  });
});
