import type { LobbyMessage } from '@xiongmao/api/feeds/messages';
import { lobbyStanding } from '@xiongmao/api/matches/lobby';
import { sql } from 'drizzle-orm';
import { bool, int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { MatchIds } from '../board/find-match-ids.ts';
import type { StoredLobby } from '../table.ts';
import type { Change } from './changes.ts';

/** Replaces lobbies, each whole, and how they stand on boards. `teamIds` are those of the source's names. */
export async function applyLobbies(
  tx: Tx,
  messages: LobbyMessage[],
  ids: MatchIds,
  teamIds: ReadonlyMap<string, number>,
): Promise<Change[]> {
  const told = messages.map(({ match, version, lobby }) => {
    const facts = storedOf(lobby, teamIds);
    const summary = summaryOf(facts);
    return { matchId: ids.get(match)?.id, version, facts, ...summary };
  });
  const changed = await rows(
    tx,
    { id: int, changed: bool },
    sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given(
        "matchId" int, version bigint, "teamIds" jsonb, facts jsonb, summary jsonb, "leaderId" int)
    ), applied as (
      insert into lobby (match_id, team_ids, facts, version)
      select "matchId", array(select jsonb_array_elements_text("teamIds")::int), facts, version
      from given order by 1
      on conflict (match_id) do update set
        team_ids = excluded.team_ids, facts = excluded.facts, version = excluded.version
        where excluded.version > lobby.version
      returning match_id, old.facts is distinct from new.facts as changed
    )
    update match set lobby = summary || jsonb_build_object('leader',
        case when leader.id is not null
          then jsonb_build_object('name', leader.told_name, 'points', summary -> 'leader') end)
    from applied join given on given."matchId" = applied.match_id
      left join catalogue.team leader on leader.id = given."leaderId"
    where match.id = applied.match_id
    returning match.id, applied.changed`,
  );
  return changed
    .filter((row) => row.changed)
    .flatMap(({ id }): Change[] => [
      { matchId: id, part: 'lobby', ref: null },
      { matchId: id, part: 'state', ref: null },
    ]);
}

function storedOf(
  { teams, played, ...rules }: LobbyMessage['lobby'],
  teamIds: ReadonlyMap<string, number>,
): StoredLobby {
  const { rounds, teamSize, placementPoints, killPoints } = rules;
  return {
    rounds,
    teamSize,
    placementPoints,
    killPoints,
    teams: teams.map(({ id, players }) => ({ teamId: teamIds.get(id)!, players })),
    played: played.map(({ results, ...round }) => ({
      ...round,
      results: results.map((result) => ({ ...result, teamId: teamIds.get(result.teamId)! })),
    })),
  };
}

/** `leader` holds the points until its name is added. */
function summaryOf(facts: StoredLobby) {
  const teamIds = facts.teams.map(({ teamId }) => teamId);
  const [first] = lobbyStanding(teamIds, facts);
  return {
    teamIds,
    leaderId: first && first.points > 0 ? first.teamId : null,
    summary: {
      teams: teamIds.length,
      round: facts.played.length,
      rounds: facts.rounds,
      leader: first?.points ?? 0,
    },
  };
}
