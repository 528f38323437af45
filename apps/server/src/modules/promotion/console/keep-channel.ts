import { randomInt } from 'node:crypto';
import type { channelTypes, registrationSources } from '@xiongmao/api/promotion/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';

/** What can be said of a channel and changed later. */
export interface Settings {
  name: string;
  source: (typeof registrationSources)[number];
  type: (typeof channelTypes)[number];
  brand: string;
  zone: string;
  managerId: number | null;
}

/** Makes a channel with a code that no other has; answers its id. */
export async function insertChannel(tx: Tx, given: Settings & { now: Date }): Promise<number> {
  for (;;) {
    const id = await insertChannelNamed(tx, newCode(), given);
    if (id !== null) return id;
  }
}

/** Makes a channel with this code; null where another has it. */
export async function insertChannelNamed(
  tx: Tx,
  code: string,
  given: Settings & { now: Date },
): Promise<number | null> {
  const { name, source, type, brand, zone, managerId, now } = given;
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into channel (code, name, source, type, brand, zone, manager_id, created_at)
      values (${code}, ${name}, ${source}, ${type}, ${brand}, ${zone}, ${managerId},
        ${instant(now)})
      on conflict (code) do nothing returning id`,
  );
  return made?.id ?? null;
}

const columnOf: Record<keyof Settings | 'active', string> = {
  name: 'name',
  source: 'source',
  type: 'type',
  brand: 'brand',
  zone: 'zone',
  managerId: 'manager_id',
  active: 'active',
};

/** Changes what is given. */
export async function updateChannel(
  tx: Tx,
  id: number,
  changes: { [Name in keyof typeof columnOf]?: string | number | boolean | null | undefined },
): Promise<void> {
  const settings = (Object.keys(columnOf) as (keyof typeof columnOf)[])
    .filter((name) => changes[name] !== undefined)
    .map((name): SQL => sql`${sql.identifier(columnOf[name])} = ${changes[name]}`);
  await tx.execute(sql`update channel set ${sql.join(settings, sql`, `)} where id = ${id}`);
}

/** No letter or digit that is taken for another; a letter first, so that no code reads as an id. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const signs = `${letters}23456789`;
const codeLength = 7;

function newCode(): string {
  const pick = (from: string) => from[randomInt(from.length)]!;
  return pick(letters) + Array.from({ length: codeLength - 1 }, () => pick(signs)).join('');
}
