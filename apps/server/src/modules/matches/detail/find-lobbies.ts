import { teamShape } from '@xiongmao/api/catalogue/shapes';
import { type Lobby, lobby } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { int, listOf, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** A lobby, its teams by their ids. */
export const storedLobby = lobby.extend({
  teams: z.array(z.object({ teamId: int, players: z.array(text) })),
});
export const lobbyRow = {
  id: int,
  facts: storedLobby,
  names: listOf(teamShape.extend({ shownId: int, toldName: text })),
};

/** Select it `where` the matches are those that are asked for. */
export const toldLobbies = sql`select match_id as id, facts, (
    select jsonb_agg(jsonb_build_object(
      'id', t.id, 'shownId', t.shown_id, 'toldName', t.told_name, 'name', t.name, 'abbr', t.abbr, 'country', t.country))
    from catalogue.team t where t.id = any(team_ids)) as names
  from lobby`;

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
    sql`${toldLobbies} where match_id = any(${sql.param([...matchIds])}::int[])`,
  );
  return new Map(found.map((row) => [row.id, toLobby(row, as)]));
}

export function toLobby(
  { facts, names }: Pick<RowOf<typeof lobbyRow>, 'facts' | 'names'>,
  as: 'shown' | 'told' = 'shown',
): Lobby {
  const teams = new Map(
    names.map(({ id, shownId, toldName, ...team }) => [
      id,
      as === 'shown' ? { ...team, id: shownId } : { ...team, id, name: toldName },
    ]),
  );
  const named = facts.teams.map(({ teamId, players }) => ({ team: teams.get(teamId)!, players }));
  const played = facts.played.map((round) => ({
    ...round,
    results: round.results.map((of) => ({ ...of, teamId: teams.get(of.teamId)!.id })),
  }));
  return { ...facts, teams: named, played };
}
