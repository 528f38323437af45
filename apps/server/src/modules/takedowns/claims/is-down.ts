import type { Target } from '@xiongmao/api/takedowns/places';
import { sql } from 'drizzle-orm';
import { bool } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';

/** Whether a rights-holder had something taken down, and it was not restored. */
export async function isDown(db: Database | Tx, { kind, key }: Target): Promise<boolean> {
  const [found] = await rows(
    db,
    { down: bool },
    sql`select exists (select from takedown_target
      where kind = ${kind} and key = ${key} and down) as down`,
  );
  return found!.down;
}

/** Of a picture itself, whatever it is shown by. */
export const isPictureDown = (db: Database | Tx, address: string): Promise<boolean> =>
  isDown(db, { kind: 'picture', key: address });
