import { teamShape } from '@xiongmao/api/catalogue/shapes';
import { type Lobby, lobby } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { int, listOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** A lobby, its teams by their ids. */
export const storedLobby = lobby.extend({
  teams: z.array(z.object({ teamId: int, players: z.array(text) })),
});
const lobbyRow = {
  id: int,
  facts: storedLobby,
  names: listOf(teamShape.extend({ shownId: int, toldName: text })),
};

/** Lobbies as fans get them, by match. */
export async function findLobbies(
  db: Pick<Tx, 'execute'>,
  matchIds: readonly number[],
  as: 'shown' | 'told' = 'shown',
): Promise<Map<number, Lobby>> {
  if (matchIds.length === 0) return new Map();
  const found = await rows(
    db,
    lobbyRow,
    sql`select match_id as id, facts, (
        select jsonb_agg(jsonb_build_object(
          'id', t.id, 'shownId', t.shown_id, 'toldName', t.told_name, 'name', t.name, 'abbr', t.abbr, 'country', t.country))
        from catalogue.team t where t.id = any(team_ids)) as names
      from lobby where match_id = any(${sql.param([...matchIds])}::int[])`,
  );
  return new Map(
    found.map(({ id, facts, names }) => {
      const teams = new Map(
        names.map(({ id, shownId, toldName, ...team }) => [
          id,
          as === 'shown' ? { ...team, id: shownId } : { ...team, id, name: toldName },
        ]),
      );
      const named = facts.teams.map(({ teamId, players }) => ({
        team: teams.get(teamId)!,
        players,
      }));
      const played = facts.played.map((round) => ({
        ...round,
        results: round.results.map((of) => ({ ...of, teamId: teams.get(of.teamId)!.id })),
      }));
      return [id, { ...facts, teams: named, played }];
    }),
  );
}
