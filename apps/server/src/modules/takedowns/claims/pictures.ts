import { type SQL, sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { affected, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Claimable } from './claimable.ts';
import { isPictureDown } from './is-down.ts';

/** Has the file of an address served, or not, as what it is shown by and requests that hold say. */
const withholdFile = defineJob<{ address: string }>('withhold-file');

/** Looks again at whether pictures are served: whatever showed them was taken away, or is shown again. */
export async function reconsiderPictures(
  tx: Tx,
  jobs: Jobs,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) await jobs.send(tx, withholdFile, { address });
}

/**
 * Pictures of a domain: `pictures` has the `key` of each, which is its address, and the `author`; `hidden` the keys of
 * those of which staff took away all that showed them.
 */
export const claimablePictures = (pictures: SQL, hidden?: SQL): Claimable => ({
  kind: 'picture',
  async hidden(db, address) {
    if (!hidden) return [];
    const found = await rows(
      db,
      { key: text },
      sql`select distinct h.key from (${hidden}) h ${address === undefined ? sql`` : sql`where h.key = ${address}`}`,
    );
    return found.map(({ key }) => key);
  },
  async find(db, keys) {
    const found = await rows(
      db,
      { key: text, author: int },
      sql`select distinct on (p.key) p.key, p.author from (${pictures}) p
        where p.key = any(${sql.param([...keys])}::text[]) order by p.key, p.author`,
    );
    return new Map(
      found.map(({ key, author }) => [
        key,
        { key, title: '', text: null, picture: key, authorId: author, isShown: true },
      ]),
    );
  },
  async takeDown(tx, jobs, address) {
    await reconsiderPictures(tx, jobs, [address]);
    return true;
  },
  restore: (tx, jobs, address) => reconsiderPictures(tx, jobs, [address]),
});

/** A picture is kept at another address: what was claimed of it, and decided, goes along. */
export async function renamePicture(
  tx: Tx,
  jobs: Jobs,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const named = sql`takedown_target where kind = 'picture' and key = ${from}`;
  await tx.execute(sql`
    select from takedown where id in (select takedown_id from ${named}) order by id for update`);
  const renamed = await affected(
    tx,
    sql`update takedown_target set key = ${to} where kind = 'picture' and key = ${from}`,
  );
  if (renamed > 0) await reconsiderPictures(tx, jobs, [to]);
}

/** What people show of themselves. */
export const avatarClaims = claimablePictures(
  sql`select avatar as key, account_id as author from users.profile where avatar is not null`,
);

type Kept = Pick<ModuleContext, 'db' | 'storage'>;

/** The same whenever it is done, and how often: withheld while it is down, or nothing is left that may show it. */
export function withholdFiles(context: ModuleContext, claimables: readonly Claimable[]): void {
  context.jobs.work(withholdFile, ({ address }) => withholdOrRelease(context, claimables, address));
  context.jobs.schedule('withhold-files', '41 * * * *', () => withholdAll(context, claimables));
}

async function withholdOrRelease(
  { db, storage }: Kept,
  claimables: readonly Claimable[],
  address: string,
): Promise<void> {
  const hidden = await Promise.all(claimables.map((each) => each.hidden?.(db, address) ?? []));
  const isDown = hidden.flat().length > 0 || (await isPictureDown(db, address));
  await (isDown ? storage.withhold(address) : storage.release(address));
}

/** All that was decided, once more: a storage may have been away for longer than a job is tried again. */
export async function withholdAll(kept: Kept, claimables: readonly Claimable[]): Promise<void> {
  const decided = await rows(
    kept.db,
    { address: text },
    sql`select distinct t.key as address from takedown_target t join takedown d on d.id = t.takedown_id
      where t.kind = 'picture' and d.state <> 'open'`,
  );
  const hidden = await Promise.all(claimables.map((each) => each.hidden?.(kept.db) ?? []));
  const addresses = new Set([...decided.map(({ address }) => address), ...hidden.flat()]);
  for (const address of addresses) await withholdOrRelease(kept, claimables, address);
}
