import type { IncidentsMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { bool, int, listOf, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { MatchIds } from '../board/find-match-ids.ts';
import type { Heard } from '../live/hear.ts';
import type { Change } from './changes.ts';

/**
 * Adds, corrects and withdraws entries of timelines. What was said of an entry and is now said otherwise
 * (kind, side, player, minute) is marked corrected; what was not known before is no correction. `blank` are matches
 * that have none yet.
 */
export async function applyIncidents(
  tx: Tx,
  given: IncidentsMessage[],
  { ids, blank }: { ids: MatchIds; blank: ReadonlySet<string> },
  { words, now }: Pick<Heard, 'words' | 'now'>,
): Promise<Change[]> {
  const firsts = given.filter(({ match }) => blank.has(match));
  const changes: Change[] = firsts.flatMap(({ match, items }) =>
    items.map(({ key }) => ({ matchId: ids.get(match)!.id, part: 'incident', ref: key })),
  );
  if (changes.length > 0) await tx.execute(inserted(factsOf(firsts, ids), now));
  const others = given.filter(({ match }) => !blank.has(match));
  if (others.length === 0) return changes;

  const messages = words.timeline === 'adds' ? await withoutOutlines(tx, others, ids) : others;
  const changed = await rows(
    tx,
    { match_id: int, key: text, changed: bool },
    sql`${inserted(factsOf(messages, ids), now)}
    on conflict (match_id, key) do update set
      place = excluded.place, period = excluded.period, minute = excluded.minute,
      added = excluded.added, seconds = excluded.seconds, kind = excluded.kind, side = excluded.side,
      player_id = excluded.player_id, player = excluded.player, other = excluded.other,
      score_home = excluded.score_home, score_away = excluded.score_away, text = excluded.text,
      x = excluded.x, y = excluded.y, version = excluded.version,
      state = case
        when excluded.state = 'withdrawn' then 'withdrawn'
        when incident.state = 'corrected' or excluded.kind <> incident.kind
          or excluded.side <> incident.side or excluded.player <> incident.player
          or excluded.minute <> incident.minute then 'corrected'
        else 'current' end,
      reason = excluded.reason
      where excluded.version > incident.version
    returning new.match_id, new.key,
      (old.place, old.period, old.minute, old.added, old.seconds, old.kind, old.side, old.player_id,
       old.player, old.other, old.score_home, old.score_away, old.text, old.x, old.y, old.state, old.reason)
      is distinct from
      (new.place, new.period, new.minute, new.added, new.seconds, new.kind, new.side, new.player_id,
       new.player, new.other, new.score_home, new.score_away, new.text, new.x, new.y, new.state, new.reason)
      as changed`,
  );
  for (const row of changed) {
    if (row.changed) changes.push({ matchId: row.match_id, part: 'incident', ref: row.key });
  }

  const complete = messages
    .filter((message) => message.complete)
    .map(({ match, version, items }) => ({
      matchId: ids.get(match)?.id,
      version,
      keys: items.map((item) => item.key),
    }));
  if (complete.length > 0) {
    const gone = await rows(
      tx,
      { match_id: int, key: text },
      sql`
      update incident set state = 'withdrawn', version = given.version
      from jsonb_to_recordset(${JSON.stringify(complete)}::jsonb)
        as given("matchId" int, version bigint, keys jsonb)
      where match_id = given."matchId" and state <> 'withdrawn' and incident.version < given.version
        and not given.keys ? incident.key
      returning match_id, key`,
    );
    for (const row of gone) changes.push({ matchId: row.match_id, part: 'incident', ref: row.key });
  }
  return changes;
}

const factsOf = (messages: readonly IncidentsMessage[], ids: MatchIds) =>
  messages.flatMap(({ match, version, items }) =>
    items.map(({ score, order, withdrawn, ...item }) => ({
      ...item,
      matchId: ids.get(match)?.id,
      version,
      place: order,
      home: score?.home,
      away: score?.away,
      state: withdrawn ? 'withdrawn' : 'current',
    })),
  );

// As json, columns are read from its text; jsonb makes a number of each, a text of that, and then the column.
const inserted = (facts: ReturnType<typeof factsOf>, now: Date) => sql`
  insert into incident (match_id, key, place, period, minute, added, seconds, kind, side, player_id,
    player, other, score_home, score_away, text, x, y, state, reason, at, version)
  select "matchId", key, place, period, minute, added, seconds, kind, side, "playerId", player, other,
    home, away, text, x, y, state, reason, ${instant(now)}, version
  from json_to_recordset(${JSON.stringify(facts)}::json) as given(
    "matchId" int, key text, place int, period text, minute smallint, added smallint, seconds real,
    kind text, side text, "playerId" text, player text, other text, home int, away int, text text,
    x real, y real, state text, reason text, version bigint)
  order by 1, 2`;

/**
 * The lists but those that are whole and yet lack kinds of entries that are known of their match, being shorter:
 * cards and substitutions of a line-up, say, after the goals of a timeline.
 */
async function withoutOutlines(
  tx: Tx,
  messages: IncidentsMessage[],
  ids: MatchIds,
): Promise<IncidentsMessage[]> {
  const matchIds = messages.flatMap(({ match, complete }) =>
    complete ? (ids.get(match)?.id ?? []) : [],
  );
  const known = await rows(
    tx,
    { matchId: int, kinds: listOf(text), count: int },
    sql`select match_id as "matchId", array_agg(distinct kind) as kinds, count(*)::int as count
      from incident where match_id = any(${sql.param(matchIds)}::int[]) and state <> 'withdrawn'
      group by match_id`,
  );
  return messages.filter(({ match, complete, items }) => {
    const held = known.find(({ matchId }) => complete && matchId === ids.get(match)?.id);
    const told = new Set<string>(items.map(({ kind }) => kind));
    return !held || items.length >= held.count || held.kinds.every((kind) => told.has(kind));
  });
}
