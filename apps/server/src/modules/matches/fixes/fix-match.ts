import { isDeepStrictEqual } from 'node:util';
import { gameById } from '@xiongmao/api/catalogue/games';
import { isPeriodKey, type Sport, sports } from '@xiongmao/api/catalogue/sports';
import { type Fixable, fixables } from '@xiongmao/api/matches/fixes';
import type { deskMatchResource } from '@xiongmao/api/matches/resources';
import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import { isInPlay, isPlayed } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { asWritten, int, type RowOf } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { contradictionsIn } from '../apply/agreement/agreement.ts';
import type { Change, Turn } from '../apply/changes.ts';
import { matchRow } from '../rows.ts';
import { decides, type Fixes } from './fixes.ts';

type Order = z.output<(typeof deskMatchResource)['update']>;
type Given = NonNullable<Order['fix']>;

const { status, phase, clock, note, score_home, score_away, periods, winner } = matchRow;
const { starts_at, time_known, date } = matchRow;
const valuesShape = {
  ...{ status, phase, clock, note, score_home, score_away, periods, winner },
  ...{ starts_at, time_known, date },
};
/** What can be fixed of a match, by its columns. */
type Values = RowOf<typeof valuesShape>;
const fixedRow = {
  ...valuesShape,
  id: int,
  game_id: int,
  home_id: matchRow.home_id,
  same_as: matchRow.same_as,
  fixes: asWritten<Fixes | null>(),
};
type FixedRow = RowOf<typeof fixedRow>;

const columnsOf = {
  score: ['score_home', 'score_away', 'periods', 'winner'],
  status: ['status', 'phase', 'clock', 'note'],
  startsAt: ['starts_at', 'time_known', 'date'],
} as const satisfies Record<Fixable, readonly (keyof Values)[]>;

const partOf = (row: Values, field: Fixable): Partial<Values> =>
  Object.fromEntries(columnsOf[field].map((column) => [column, row[column]]));

/** The row, which nobody else writes until the transaction ends: feeds wait, and find what is fixed. */
async function lock(tx: Tx, id: number): Promise<FixedRow> {
  const columns = sql.join(
    Object.keys(fixedRow).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const [row] = await rows(
    tx,
    fixedRow,
    sql`select ${columns} from match where id = ${id} for update`,
  );
  if (!row) throw new CodedError('notFound');
  return row;
}

/** Sets and releases what is shown of a match. Throws where what is set contradicts itself. */
export async function fixMatch(
  tx: Tx,
  id: number,
  { fix = {}, release = [], reason }: Order,
  { by, now }: { by: number; now: Date },
): Promise<Change[]> {
  const row = await lock(tx, id);
  // Since it was looked at, another source's row may be shown.
  if (row.same_as !== null) throw new CodedError('stale');
  const next: FixedRow = { ...row };
  const fixes: Fixes = { ...row.fixes };
  for (const field of release) {
    Object.assign(next, fixes[field]?.told);
    delete fixes[field];
  }
  const given = fixables.filter((field) => fix[field] !== undefined);
  for (const field of given) {
    const held = fixes[field];
    const before = partOf(next, field);
    Object.assign(next, setters[field](fix, next));
    // Who has won follows from the end of a match: the score that was set before keeps its reason.
    const { winner: _before, ...stood } = before;
    const { winner: _after, ...stands } = partOf(next, field);
    if (held && fix.status !== undefined && isDeepStrictEqual(stood, stands)) continue;
    const told = held?.told ?? partOf(row, field);
    fixes[field] = { told, by, reason, at: now.toISOString() };
  }
  if (given.length + release.length === 0) throw new CodedError('invalidInput');
  refuseNonsense(
    next,
    fixables.filter((field) => fixes[field]),
  );
  return write(tx, { row, next, fixes });
}

const setters: Record<Fixable, (fix: Given, row: FixedRow) => Partial<Values>> = {
  score({ score: given }, { periods, home_id, game_id }) {
    const { score, periods: told, winner } = given!;
    if (home_id === null || !score) throw new CodedError('invalidInput');
    const sport = sportOf(game_id);
    const keys = told.map(({ key }) => key);
    if (new Set(keys).size < keys.length || !keys.every((key) => isPeriodKey(sport, key)))
      throw new CodedError('invalidInput');
    const kept = told.map((period) => {
      const known: Partial<PeriodScore> = periods.find(({ key }) => key === period.key) ?? {};
      const { winner: _winner, unplayed, ...held } = known;
      const isUnplayed = unplayed && period[unplayed] === 0;
      return { ...held, ...period, ...(isUnplayed && { unplayed }) };
    });
    return { score_home: score.home, score_away: score.away, periods: kept, winner };
  },
  status({ status }, row) {
    const [phase, clock] = isInPlay(status!) ? [row.phase, row.clock] : [null, null];
    return { status: status!, phase, clock, note: null };
  },
  startsAt({ startsAt }, row) {
    const start = new Date(startsAt!);
    const isOnDay =
      row.date !== null && Math.abs(start.getTime() - noonOf(row.date)) <= dayAnywhere;
    const iso = start.toISOString();
    return { starts_at: iso, time_known: true, date: isOnDay ? row.date : iso.slice(0, 10) };
  },
};

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
/** A day lasts from 26 hours before its noon in Greenwich to 24 after, somewhere: the venue's own stays where it can. */
const dayAnywhere = 24 * 3_600_000;

const sportOf = (gameId: number): Sport => sports[gameById(gameId)!.sport];

/**
 * Throws `fixContradicts` where fields that are held contradict each other, those too that were fixed before: no feed can
 * put that right. A winner who is named has won by the score, also while the match is on: it would end so.
 */
function refuseNonsense(next: FixedRow, held: readonly Fixable[]): void {
  const { status, phase, periods, winner, note, score_home: home, score_away: away } = next;
  const score = home === null || away === null ? null : { home, away };
  const known = { status, phase, score, periods, winner, note, isEarly: false };
  const nothing = {
    entries: [],
    statistics: [],
    sheet: [],
    scorecard: null,
    drive: null,
    faults: 0,
    lobby: null,
  };
  const decided = held.flatMap((field) => decides[field]);
  const sport = sportOf(next.game_id);
  const found = [
    ...contradictionsIn({ ...known, ...nothing }, sport),
    ...contradictionsIn({ ...known, ...nothing, status: 'ended' }, sport).filter(
      ({ field }) => field === 'winner',
    ),
  ];
  if (found.some(({ field }) => decided.includes(field))) throw new CodedError('fixContradicts');
}

async function write(
  tx: Tx,
  { row, next, fixes }: { row: FixedRow; next: FixedRow; fixes: Fixes },
): Promise<Change[]> {
  const isFixed = Object.keys(fixes).length > 0;
  const sameScore = row.score_home === next.score_home && row.score_away === next.score_away;
  const isCorrected = isFixed || (isPlayed(row.status) && !sameScore);
  const isHeld = fixes.startsAt !== undefined;
  await tx.execute(sql`
    update match set status = g.status, phase = g.phase, clock = g.clock, note = g.note,
      score_home = g.score_home, score_away = g.score_away, periods = g.periods, winner = g.winner,
      starts_at = g.starts_at, time_known = g.time_known, date = g.date,
      moved_from = case
        when ${isHeld} and g.date <> match.date and not match.starts_at = any(match.moved_from)
        then array_append(array_remove(match.moved_from, g.starts_at), match.starts_at)
        else array_remove(match.moved_from, g.starts_at) end,
      fixes = ${isFixed ? JSON.stringify(fixes) : null}::jsonb,
      amended = ${isCorrected ? 'corrected' : null}
    from jsonb_to_record(${JSON.stringify(next)}::jsonb) as g(status text, phase text, clock jsonb, note text,
      score_home int, score_away int, periods jsonb, winner text, starts_at timestamptz, time_known boolean, date date)
    where match.id = ${row.id}`);
  return [
    { matchId: row.id, part: 'state', ref: turnOf(row, next) },
    { matchId: row.id, part: 'fixture', ref: null },
  ];
}

/** What a fix turns a match into, for those who favour it. */
function turnOf(before: Values, after: Values): Turn | null {
  if (isPlayed(after.status) && !isPlayed(before.status)) return 'ended';
  const waited = /^(notStarted|postponed|unknown)$/.test(before.status);
  return after.status === 'live' && waited ? 'begun' : null;
}

const carriedRow = { id: int, sameAs: int };

/** Has fixes stand at the row that is shown, where that is another now. */
export async function carryFixes(tx: Tx, ids: readonly number[]): Promise<void> {
  const found = await rows(
    tx,
    carriedRow,
    sql`select id, same_as as "sameAs" from match
      where id = any(${sql.param([...ids])}::int[]) and same_as is not null and fixes is not null order by id`,
  );
  for (const { id, sameAs } of found) {
    const hidden = await lock(tx, id);
    const row = await lock(tx, sameAs);
    const next: FixedRow = { ...row };
    const own: FixedRow = { ...hidden };
    const fixes: Fixes = { ...row.fixes };
    for (const field of fixables) {
      const fix = hidden.fixes?.[field];
      if (!fix) continue;
      Object.assign(own, fix.told);
      if (fixes[field]) continue;
      fixes[field] = { ...fix, told: partOf(row, field) };
      Object.assign(next, partOf(hidden, field));
    }
    await write(tx, { row: hidden, next: own, fixes: {} });
    await write(tx, { row, next, fixes });
  }
}
