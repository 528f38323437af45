import { sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';

export async function wasteFiles(tx: Tx, key: string, now: Date): Promise<void> {
  await tx.execute(
    sql`insert into video_waste (key, due_at) values (${key}, ${instant(now)} + interval '1 hour') on conflict do nothing`,
  );
}
