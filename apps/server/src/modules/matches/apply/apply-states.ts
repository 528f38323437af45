import type { StateMessage } from '@xiongmao/api/feeds/messages';
import { inPlay, played } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, orNull } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { heldWith, toldOf } from '../fixes/fixes.ts';
import type { Heard } from '../live/hear.ts';
import { oneOf } from '../statuses.ts';
import { type Change, turn } from './changes.ts';
import { progress } from './poorer-files.ts';
import type { Tellable } from './precedence.ts';

/**
 * Sets status, clock and score. A score that goes down was withdrawn, one that changes after the end was
 * corrected; the mark goes when the score next rises during play. A file that stops before the end of a match,
 * or knows its score alone, takes nothing from what another knew.
 */
export async function applyStates(
  tx: Tx,
  messages: StateMessage[],
  { source, now, words }: Heard,
): Promise<Change[]> {
  const facts = messages.map(({ match, version, state }) => ({
    match,
    version,
    ...state,
    home: state.score?.home ?? null,
    away: state.score?.away ?? null,
  }));
  const adds = (field: Tellable) => sql`(${words[field] === 'adds'} and given.status = m.status
    and (given.home, given.away) is not distinct from (m.score_home, m.score_away))`;
  const changed = await rows(
    tx,
    { id: int, changed: bool, turn: orNull(turn) },
    sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as said(
        match text, version bigint, status text, phase text, clock jsonb, home int, away int,
        periods jsonb, columns jsonb, winner text, note text)
    ), given as (
      -- What is fixed by hand stays as it is.
      select m.id, said.version, said.columns,
        case when m.fixes ? 'status' then m.status else said.status end as status,
        case when m.fixes ? 'status' then m.note else said.note end as note,
        case when ${isHeldOver} then null else said.phase end as phase,
        case when ${isHeldOver} then null else said.clock end as clock,
        case when m.fixes ? 'score' then m.score_home else said.home end as home,
        case when m.fixes ? 'score' then m.score_away else said.away end as away,
        case when m.fixes ? 'score' then m.periods else said.periods end as periods,
        case when m.fixes ? 'score' then m.winner else said.winner end as winner,
        ${toldOf({
          status: sql`'status', said.status, 'phase', said.phase, 'clock', said.clock, 'note', said.note`,
          score: sql`'score_home', said.home, 'score_away', said.away, 'periods', said.periods,
            'winner', said.winner`,
        })} as told
      from match m join said on m.source = ${source} and m.source_id = said.match
      order by m.id for update of m
    )
    update match m set
      status = given.status, phase = given.phase, clock = given.clock,
      score_home = given.home, score_away = given.away,
      periods = case when ${adds('periods')} then ${completed(sql`m.periods`, sql`given.periods`)}
        else given.periods end,
      columns = case when ${adds('columns')} then ${completed(sql`m.columns`, sql`given.columns`)}
        else given.columns end,
      winner = case when ${adds('winner')} then coalesce(given.winner, m.winner) else given.winner end,
      note = case when ${adds('note')} then coalesce(given.note, m.note) else given.note end,
      state_version = given.version, heard_at = ${instant(now)}, stale = false,
      fixes = ${heldWith(sql`m.fixes`, sql`given.told`)},
      amended = case
        when m.fixes is not null then 'corrected'
        when given.home < m.score_home or given.away < m.score_away then 'withdrawn'
        when m.status in ${oneOf(played)}
          and (given.home, given.away) is distinct from (m.score_home, m.score_away)
          and m.score_home is not null then 'corrected'
        when given.home > m.score_home or given.away > m.score_away
          or (given.status in ${oneOf(played)} and m.status not in ${oneOf(played)}) then null
        else m.amended end,
      amended_at = case
        when (given.home, given.away) is distinct from (m.score_home, m.score_away) then ${instant(now)}
        else m.amended_at end
    from given
    where m.id = given.id and given.version > m.state_version
      and not (${words.status === 'adds'} and (${progress(sql`given.status`)} < ${progress(sql`m.status`)}
        or (given.status = 'unknown' and m.status = 'postponed')))
    returning m.id,
      (old.status, old.phase, old.clock, old.score_home, old.score_away, old.periods, old.columns,
       old.winner, old.note, old.stale) is distinct from
      (new.status, new.phase, new.clock, new.score_home, new.score_away, new.periods, new.columns,
       new.winner, new.note, new.stale) as changed,
      case
        when new.status = 'live' and old.status in ('notStarted', 'postponed', 'unknown')
          then 'begun'
        when new.status in ${oneOf(played)} and old.status not in ${oneOf(played)}
          then 'ended'
      end as turn`,
  );
  return changed
    .filter((row) => row.changed)
    .map((row) => ({ matchId: row.id, part: 'state', ref: row.turn }));
}

/** A status that was fixed as one in which nothing is played has neither phase nor clock. */
const isHeldOver = sql`m.fixes ? 'status' and m.status not in ${oneOf(inPlay)}`;

/** Parts by their keys: those given, or where they lack some that are known, these with what is given besides. */
const completed = (known: SQL, given: SQL) => sql`(select case when given @> known then ${given}
    else ${known} || jsonb_path_query_array(${given}, '$[*] ? (!(@.key == $known[*]))',
      jsonb_build_object('known', known)) end
  from (select jsonb_path_query_array(${known}, '$[*].key') as known,
    jsonb_path_query_array(${given}, '$[*].key') as given) keys)`;
