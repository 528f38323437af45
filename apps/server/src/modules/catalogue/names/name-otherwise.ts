import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

export interface OtherNames {
  aliases: readonly string[];
  readings: readonly string[];
}

/** Keeps what else a team, league or player is called. */
export async function nameOtherwise(
  tx: Tx,
  kind: Exclude<LinkKind, 'match'>,
  id: number,
  { aliases, readings }: OtherNames,
): Promise<void> {
  const once = (names: readonly string[]) => sql`${sql.param([...new Set(names)])}::text[]`;
  await tx.execute(
    sql`update ${sql.identifier(kind)} set aliases = ${once(aliases)}, readings = ${once(readings)} where id = ${id}`,
  );
}
