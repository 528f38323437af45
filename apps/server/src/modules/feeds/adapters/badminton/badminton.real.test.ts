import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { feedMessage } from '@xiongmao/api/feeds/messages';
import type { RalliesSheet } from '@xiongmao/api/matches/sheets/rallies';
import { beforeAll, describe, expect, it } from 'vitest';
import { of, readAll, replaysOf, textOf } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { badminton } from './badminton.ts';

const files = realFiles('badminton_shuttleset');
const now = new Date('2026-01-01T00:00:00Z');

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 60_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    all = await readAll(badminton, given, now);
  }, 60_000);

  const rowsOf = (file: string) => readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(1);
  const sets = given.filter((file) => /set\d\.csv$/.test(file));
  const idOf = (file: string) =>
    basename(dirname(file))
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  const stateOf = (id: string) =>
    of(all.messages, 'state').find(({ match }) => match === id)?.state;

  it('reads every match of the list once and understands everything', () => {
    expect(all.quarantined).toEqual([]);
    expect(all.fixtures).toHaveLength(44);
    expect(new Set(all.fixtures.map(({ match }) => match)).size).toBe(44);
    expect(
      all.states.every(({ status, score, winner }) => status === 'ended' && score && winner),
    ).toBe(true);
    expect(of(all.messages, 'sheet')).toHaveLength(9);
    // Were the winner always at home, it would be 44.
    const home = all.states.filter(({ winner }) => winner === 'home').length;
    expect(home).toBeGreaterThan(10);
    expect(home).toBeLessThan(34);
  });

  it('ends each set as its last rally does', () => {
    for (const file of sets) {
      const rows = rowsOf(file).map((row) => row.split(','));
      const last = rows.reduce((a, b) => (Number(b[0]) >= Number(a[0]) ? b : a));
      const key = basename(file).slice(0, 4);
      const period = stateOf(idOf(file))?.periods.find((one) => one.key === key);
      const points = [period?.home, period?.away].sort((a, b) => a! - b!);
      expect(points, file).toEqual([Number(last[4]), Number(last[5])].sort((a, b) => a - b));
    }
    expect(
      stateOf('anthonysinisukagintingrasmusgemkeyonexthailandopen2021quarterfinals'),
    ).toMatchObject({
      score: { home: 2, away: 1 },
      periods: [{}, {}, { home: 20, away: 5 }],
    });
  });

  it('shows every rally and every stroke that was seen', () => {
    const rallies = of(all.messages, 'sheet').flatMap(({ sheet }) =>
      (sheet as RalliesSheet).parts.flatMap((part) => part.rallies),
    );
    const told = sets.flatMap((file) => [
      ...new Set(rowsOf(file).map((row) => `${file} ${row.split(',')[0]}`)),
    ]);
    expect(rallies).toHaveLength(told.length);
    expect(rallies).toHaveLength(834);
    const smashes = sets.flatMap(rowsOf).filter((row) => row.includes('殺球')).length;
    const shown = rallies.flatMap(({ shots }) => shots ?? []);
    expect(shown.filter((shot) => shot === 'smash')).toHaveLength(smashes);
    expect(rallies.filter(({ ending }) => ending)).toHaveLength(792);
  });

  it('replays each match with rallies to where its file ends', async () => {
    const replays = await replaysOf(badminton, given, now);
    expect(replays).toHaveLength(9);
    for (const { match, opening, timeline } of replays) {
      const messages = timeline.flatMap((entry) => entry.messages);
      for (const message of [...opening, ...messages]) feedMessage.parse(message);
      const times = timeline.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const read = all.messages.filter((message) => message.match === match);
      for (const type of ['state', 'sheet', 'statistics'] as const) {
        const { version: _, ...last } = of(messages, type).at(-1)!;
        expect(read).toContainEqual(expect.objectContaining(last));
      }
      const minutes = times.at(-1)! / 60;
      expect(minutes, match).toBeGreaterThan(30);
      expect(minutes, match).toBeLessThan(90);
    }
  });

  it('reads the same whatever the order of files', async () => {
    const turned = await readAll(badminton, given.toReversed(), now);
    expect(textOf(turned.messages)).toEqual(textOf(all.messages));
  });
});
