import type { Lineup } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { IncidentRow } from '../rows.ts';

/** What tells of players: line-ups and entries of one source's row of a match. */
interface Told {
  source: string;
  lineups: Lineup[];
  incidents: IncidentRow[];
}

/** The same by the names that players are shown by: a source's own, unless somebody's word merged them with another's. */
export async function withPlayerNames(
  db: Pick<Tx, 'execute'>,
  told: readonly Told[],
): Promise<Told[]> {
  const ids = told.flatMap(({ lineups, incidents }) => [
    ...lineups.flatMap(({ players }) => players.map(({ playerId }) => playerId)),
    ...incidents.flatMap(({ player_id }) => player_id ?? []),
  ]);
  if (ids.length === 0) return [...told];
  const linked = await rows(
    db,
    { source: text, id: text, name: text },
    sql`select source, source_id as id, name from catalogue.player
      where same_as is not null and source_id = any(${sql.param([...new Set(ids)])}::text[])`,
  );
  if (linked.length === 0) return [...told];
  const names = new Map(linked.map(({ source, id, name }) => [`${source}/${id}`, name]));
  return told.map(({ source, lineups, incidents }) => {
    const nameOf = (id: string | null) => names.get(`${source}/${id}`);
    return {
      source,
      lineups: lineups.map((lineup) => ({
        ...lineup,
        players: lineup.players.map((player) => ({
          ...player,
          name: nameOf(player.playerId) ?? player.name,
        })),
      })),
      incidents: incidents.map((row) => ({ ...row, player: nameOf(row.player_id) ?? row.player })),
    };
  });
}
