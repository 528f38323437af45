import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bracket, BracketTie, MatchDetail, Standings } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { adapterOf, importFiles } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

/**
 * Final tables as they were published; `source` says where. A row is a part of the side's name, and points, or
 * wins and losses, or matches, wins, draws, losses, goals for, goals against and points, or nothing.
 */
interface Published {
  source: string;
  format: string;
  /** Or a folder of them. */
  file: string;
  /** Of which the tables are, where a folder has several. */
  season?: string;
  tables: { stage?: string; name?: string; rows: string[] }[];
  /** Ties of each round, `=` before those that follow from the round before; a part of who won, and came third, where the file knows. */
  knockouts?: { ties: string; winner?: string; third?: string }[];
}

const published = JSON.parse(
  readFileSync(new URL('./fixtures/published.json', import.meta.url), 'utf8'),
) as Published[];
const data =
  process.env.SHARED_DATA ||
  fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));

describe.skipIf(!existsSync(data))('final tables (shared/data is absent)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });

  test.each(published)('of $file are as in $source', async ({ format, file, season, ...given }) => {
    const { tables, knockouts = [] } = given;
    const { groups, brackets, hasTab } = await shownOf(app, { format, file, season });
    expect(hasTab).toBe(tables.length + knockouts.length > 0);
    expect(brackets.map(ending)).toMatchObject(
      knockouts.map(({ ties, winner, third }) => ({
        ties,
        winner: winner ? expect.stringContaining(winner) : null,
        third: third ? expect.stringContaining(third) : null,
      })),
    );
    const name = (table: { stage?: string | null; name?: string | null }) =>
      `${table.stage ?? 'league'}/${table.name ?? 'all'}`;
    const shown = new Map(groups.map((group) => [name(group), group.rows]));
    expect([...shown.keys()].sort()).toEqual(tables.map(name).sort());
    const differences = tables.flatMap((table) =>
      table.rows.flatMap((row, index) => {
        const ours = shown.get(name(table))![index];
        if (ours && ours.rank === index + 1 && isSame(ours, row)) return [];
        return [`${name(table)} ${index + 1}: ${row}, not ${ours?.team.name} ${figuresOf(ours!)}`];
      }),
    );
    expect(differences).toEqual([]);
  });
});

function ending({ rounds, thirdPlace }: Bracket) {
  const [final] = rounds.at(-1)!.ties;
  return {
    ties: rounds.map(({ linked, ties }) => `${linked ? '=' : ''}${ties.length}`).join(' '),
    winner: winnerOf(final!),
    third: thirdPlace && winnerOf(thirdPlace),
  };
}

const winnerOf = (tie: BracketTie) => tie.winner && tie[tie.winner].team!.name;

type Row = Standings['groups'][number]['rows'][number];

function isSame(ours: Row, row: string): boolean {
  const [, side, figures] = /^(.*?)((?: \d+(?:-\d+)?)*)$/.exec(row)!;
  const { won, lost, points } = ours;
  const forms = ['', `${points}`, `${won}-${lost}`, figuresOf(ours)];
  return ours.team.name.includes(side!) && forms.includes(figures!.trim());
}

function figuresOf({ played, won, drawn, lost, scored, conceded, points }: Row): string {
  return [played, won, drawn, lost, scored, conceded, points].join(' ');
}

const gameOf: Readonly<Record<string, string>> = { nba: 'basketball', cricsheet: 'cricket' };

/** What a fan is shown of the season that a file is about. */
async function shownOf(
  app: TestApp,
  { format, file, season }: Pick<Published, 'format' | 'file' | 'season'>,
) {
  const adapter = (await adapterOf(format))!;
  await importFiles(app.db, systemClock, adapter, [path.join(data, file)], (error) => {
    throw error;
  });
  const [match] = await rows<{ id: number }>(
    app.db,
    sql`select m.id from match m join season s on s.id = m.season_id
      where ${season ?? null}::text is null or s.name = ${season ?? null} order by m.id desc limit 1`,
  );
  const guest = person(app);
  const answer = await guest.get(`/match/standings?matchId=${match!.id}`);
  const detail = await guest.get(`/${gameOf[format] ?? 'soccer'}/${match!.id}`);
  return {
    ...(answer.result as Standings),
    hasTab: (detail.result as MatchDetail).coverage.standings,
  };
}
