import type { CallResult } from '@xiongmao/api/call';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { getRooms } from '@xiongmao/api/live/calls';
import type { RoomCard } from '@xiongmao/api/live/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import { countRows, type Database } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { byViewers, onAirTables, selectRooms } from './room-rows.ts';

const most = 50;

const ofMatch = (matchId: number): SQL => sql`where b.match_id = any(${rowsOf(matchId)})`;

/** Rooms of a match, besides one. */
export const findMatchRooms = (
  db: Database,
  matchId: number,
  besides: number | null = null,
): Promise<RoomCard[]> =>
  selectRooms(
    db,
    sql`${ofMatch(matchId)} and b.anchor_id is distinct from ${besides}::int ${byViewers} limit ${most}`,
  );

export const countMatchRooms = (db: Database, matchId: number): Promise<number> =>
  countRows(db, sql`${onAirTables} ${ofMatch(matchId)}`);

export interface RoomFilter {
  kind: 'match' | 'custom' | 'all';
  gameId?: number | undefined;
  language?: string | undefined;
  free?: '0' | '1' | undefined;
  page: number;
}

export async function findRooms(
  db: Database,
  { kind, gameId, language, free, page }: RoomFilter,
): Promise<CallResult<typeof getRooms>> {
  const where = every(
    kind === 'match' && sql`b.match_id is not null`,
    kind === 'custom' && sql`b.match_id is null`,
    gameId !== undefined && sql`m.game_id = ${gameId}`,
    language !== undefined && sql`b.language = ${language}`,
    free !== undefined && sql`(b.price is null) = ${free === '1'}`,
  );
  const total = await countRows(db, sql`${onAirTables} where ${where}`);
  const start = (page - 1) * pageSize;
  const items = await selectRooms(
    db,
    sql`where ${where} ${byViewers} limit ${pageSize} offset ${start}`,
  );
  return { items, total };
}

/** Of these accounts the rooms that are on air, in their order. */
export async function findRoomCards(db: Database, ids: readonly number[]): Promise<RoomCard[]> {
  if (ids.length === 0) return [];
  const given = sql`${sql.param([...ids])}::int[]`;
  return selectRooms(db, sql`where u.id = any(${given}) order by array_position(${given}, u.id)`);
}
