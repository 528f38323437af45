import { gameById, games } from '@xiongmao/api/catalogue/games';
import { sports } from '@xiongmao/api/catalogue/sports';
import { isResultSure } from '@xiongmao/api/matches/disputes';
import { fixables } from '@xiongmao/api/matches/fixes';
import {
  type DisputedField,
  disputedField,
  matchState,
  matchStatus,
  periodScore,
  statistic,
} from '@xiongmao/api/matches/shapes';
import { scorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { SheetKind } from '@xiongmao/api/matches/sheets/sheet';
import { sheetKinds } from '@xiongmao/api/matches/sheets/sheet-kinds';
import { type ScorePair, scorePair, side } from '@xiongmao/api/matches/sides';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { bool, int, listOf, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { storedLobby } from '../detail/find-lobbies.ts';
import { decides } from '../fixes/fixes.ts';
import { contradictionsIn } from './agreement/agreement.ts';
import type { Contradiction, Known } from './agreement/known.ts';
import { announce, type Change, type Turn } from './changes.ts';

type Reader = Pick<Tx, 'execute'>;

/** A match with what contradicts itself in it, and what of that is marked. */
export interface Checked {
  id: number;
  source: string;
  sourceId: string;
  marked: DisputedField[];
  contradictions: Contradiction[];
}

/** Noon UTC of a day is up to 26 hours after the day begins in the east. */
const aDayAhead = sql`interval '26 hours'`;

const entry = z.object({
  key: text,
  period: z.nullable(text),
  kind: text,
  side: z.nullable(side),
  home: z.nullable(int),
  away: z.nullable(int),
});
const checkedRow = {
  status: matchStatus,
  phase: orNull(text),
  periods: listOf(periodScore),
  winner: matchState.shape.winner,
  note: orNull(text),
  isEarly: bool,
  statistics: listOf(statistic),
  sheet: listOf(z.object({ key: text, home: int, away: int })),
  lobby: orNull(storedLobby),
  faults: int,
  drive: orNull(scorePair.extend({ period: z.string() })),
  scorecard: orNull(scorecardSheet),
  id: int,
  source: text,
  sourceId: text,
  gameId: int,
  fixed: listOf(z.enum(fixables)),
  marked: listOf(disputedField),
  home: orNull(int),
  away: orNull(int),
  entries: listOf(entry),
};

/** Whether a match has a sheet of one of these kinds: each look at a sheet reads all of it. */
const hasSheet = (...kinds: SheetKind[]): SQL =>
  sql`m.has_sheet and m.game_id = any(${sql.param(
    games.filter(({ sport }) => kinds.includes(sheetKinds[sport]!)).map(({ gameId }) => gameId),
  )}::int[])`;

/** Holds what is known of matches, the first of those under a condition on `m`, against itself. */
export async function checkMatches(db: Reader, which: SQL, most?: number): Promise<Checked[]> {
  const found = await rows(
    db,
    checkedRow,
    sql`select m.id, m.source, m.source_id as "sourceId", m.game_id as "gameId", m.disputed as marked,
        array(select jsonb_object_keys(m.fixes)) as fixed,
        m.status, m.phase, m.score_home as home, m.score_away as away, m.periods, m.winner, m.note,
        coalesce(m.heard_at < m.starts_at - ${aDayAhead}, false) as "isEarly",
        case when m.has_incidents then (
          select coalesce(jsonb_agg(jsonb_build_object('key', key, 'period', period, 'kind', kind,
            'side', side, 'home', score_home, 'away', score_away) order by place, key), '[]')
          from incident where match_id = m.id and state <> 'withdrawn'
            and (score_home is not null or kind in ('goal', 'penaltyGoal', 'ownGoal', 'twoPoints',
              'threePoints', 'freeThrow', 'kill', 'round'))
        ) else '[]' end as entries,
        coalesce((select statistics from match_statistics where match_id = m.id), '[]') as statistics,
        case when ${hasSheet('rallies', 'games')} then (
          select coalesce(jsonb_agg(jsonb_build_object('key', part -> 'key') || last), '[]')
          from match_sheet, jsonb_array_elements(sheet -> 'parts') part,
            lateral (select coalesce(part #> '{rallies,-1,score}', part #> '{games,-1,score}') as last) ended
          where match_id = m.id and last is not null
        ) else '[]' end as sheet,
        case when m.home_id is null then (select facts from lobby where match_id = m.id) end as lobby,
        case when ${hasSheet('scorecard')} and m.status in ('ended', 'abandoned') then
          (select sheet from match_sheet where match_id = m.id and sheet ->> 'kind' = 'scorecard') end as scorecard,
        case when ${hasSheet('drives')} and m.status in ('ended', 'abandoned') then (
          select last -> 'score' || jsonb_build_object('period', last #> '{start,period}')
          from (select sheet #> '{parts,-1}' as last from match_sheet
            where match_id = m.id and sheet ->> 'kind' = 'drives') drives) end as drive,
        case when ${hasSheet('boxScore')} then coalesce((select (sheet ->> 'faults')::int from match_sheet
          where match_id = m.id and sheet ->> 'kind' = 'boxScore'), 0) else 0 end as faults
      from match m where ${which} order by m.id limit ${most ?? null}`,
  );
  return found.map(
    ({ id, source, sourceId, gameId, marked, fixed, home, away, entries, ...row }) => {
      const known: Known = {
        ...row,
        score: pair(home, away),
        entries: entries.map(({ home, away, ...entry }) => ({ ...entry, score: pair(home, away) })),
      };
      const game = gameById(gameId);
      const found = game ? contradictionsIn(known, sports[game.sport]) : [];
      // Who has fixed a field by hand has decided what others dispute.
      const decided = new Set<DisputedField>(fixed.flatMap((field) => decides[field]));
      const contradictions = found.filter(({ field }) => !decided.has(field));
      return { id, source, sourceId, marked, contradictions };
    },
  );
}

const pair = (home: number | null, away: number | null): ScorePair | null =>
  home === null || away === null ? null : { home, away };

/** The fields that contradictions put in dispute, in a settled order. */
const fieldsOf = ({ contradictions }: Pick<Checked, 'contradictions'>): DisputedField[] =>
  [...new Set(contradictions.map(({ field }) => field))].sort();

/** Marks what the given changes have put in dispute, and takes the mark off what agrees again. */
export async function markDisputes(tx: Tx, changes: readonly Change[]): Promise<Change[]> {
  const concerned = changes.filter(({ part }) =>
    /^(fixture|state|incident|statistics|sheet|lobby)$/.test(part),
  );
  const ids = [...new Set(concerned.map(({ matchId }) => matchId))];
  if (ids.length === 0) return [];
  return mark(tx, await checkMatches(tx, sql`m.id = any(${sql.param(ids)}::int[])`));
}

const batch = 500;

/** Marks what was stored before there was a rule for it, those after an id; the last id while there are more. */
export async function markEarlierDisputes(db: Database, after: number): Promise<number | null> {
  const checked = await checkMatches(db, sql`m.id > ${after}`, batch);
  await db.transaction(async (tx) => announce(tx, await mark(tx, checked)));
  return checked.length < batch ? null : checked.at(-1)!.id;
}

async function mark(tx: Tx, checked: readonly Checked[]): Promise<Change[]> {
  const marks = checked
    .map((match) => ({ id: match.id, marked: match.marked, disputed: fieldsOf(match) }))
    .filter(({ marked, disputed }) => marked.join() !== disputed.join())
    .map(({ id, marked, disputed }) => ({
      id,
      disputed,
      agrees: !isResultSure({ disputed: marked }) && isResultSure({ disputed }),
    }));
  if (marks.length === 0) return [];
  await tx.execute(sql`
    update match set disputed = array(select jsonb_array_elements_text(given.disputed))
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as given(id int, disputed jsonb)
    where match.id = given.id`);
  return marks.map(({ id, agrees }) => ({
    matchId: id,
    part: 'state',
    ref: agrees ? ('agreed' satisfies Turn) : null,
  }));
}
