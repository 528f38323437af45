import type { Lineup } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { bool, int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { IncidentRow } from '../rows.ts';

/** What tells of players: line-ups and entries of one source's row of a match. */
interface Told {
  source: string;
  lineups: Lineup[];
  incidents: IncidentRow[];
}

/**
 * The same by the names that players are shown by, a source's own unless somebody's word merged them with another's,
 * and in line-ups with their numbers.
 */
export async function withPlayerNames(
  db: Pick<Tx, 'execute'>,
  told: readonly Told[],
): Promise<Told[]> {
  const ids = told.flatMap(({ lineups, incidents }) => [
    ...lineups.flatMap(({ players }) => players.map(({ playerId }) => playerId)),
    ...incidents.flatMap(({ player_id }) => player_id ?? []),
  ]);
  if (ids.length === 0) return [...told];
  const sources = sql.param([...new Set(told.map(({ source }) => source))]);
  const known = await rows(
    db,
    { source: text, sourceId: text, id: int, name: text, linked: bool },
    sql`select source, source_id as "sourceId", shown_id as id, name, same_as is not null as linked
      from catalogue.player
      where source = any(${sources}::text[]) and source_id = any(${sql.param([...new Set(ids)])}::text[])`,
  );
  const players = new Map(known.map((player) => [`${player.source}/${player.sourceId}`, player]));
  return told.map(({ source, lineups, incidents }) => {
    const find = (id: string | null) => players.get(`${source}/${id}`);
    const nameOf = (id: string | null) => {
      const found = find(id);
      return found?.linked ? found.name : undefined;
    };
    return {
      source,
      lineups: lineups.map((lineup) => ({
        ...lineup,
        players: lineup.players.map(({ id: _, ...player }) => {
          const id = find(player.playerId)?.id;
          const name = nameOf(player.playerId) ?? player.name;
          return { ...player, name, ...(id !== undefined && { id }) };
        }),
      })),
      incidents: incidents.map((row) => ({ ...row, player: nameOf(row.player_id) ?? row.player })),
    };
  });
}
