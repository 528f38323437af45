import { type SQL, sql } from 'drizzle-orm';
import { bool, int, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { defineJob } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Claimable } from './claimable.ts';

/** Has the file of an address served, or not, as requests that hold say. */
const withholdFile = defineJob<{ address: string }>('withhold-file');

/** Pictures of a domain: `pictures` has the `key` of each, which is its address, and the `author`. */
export const claimablePictures = (pictures: SQL): Claimable => ({
  kind: 'picture',
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
    await jobs.send(tx, withholdFile, { address });
    return true;
  },
  restore: (tx, jobs, address) => jobs.send(tx, withholdFile, { address }),
});

/** What people show of themselves. */
export const avatarClaims = claimablePictures(
  sql`select avatar as key, account_id as author from users.profile where avatar is not null`,
);

/** Whether a picture is withheld. */
export async function isPictureDown(db: Database | Tx, address: string): Promise<boolean> {
  const [found] = await rows(
    db,
    { down: bool },
    sql`select exists (select from takedown_target
      where kind = 'picture' and key = ${address} and down) as down`,
  );
  return found!.down;
}

/** The same whenever it is done, and how often: the file is withheld while anything that names it is down. */
export function withholdFiles(context: ModuleContext): void {
  context.jobs.work(withholdFile, ({ address }) => withholdOrRelease(context, address));
  context.jobs.schedule('withhold-files', '41 * * * *', () => withholdAll(context));
}

async function withholdOrRelease({ db, storage }: Kept, address: string): Promise<void> {
  const isDown = await isPictureDown(db, address);
  await (isDown ? storage.withhold(address) : storage.release(address));
}

type Kept = Pick<ModuleContext, 'db' | 'storage'>;

/** All that was decided, once more: a storage may have been away for longer than a job is tried again. */
export async function withholdAll(kept: Kept): Promise<void> {
  const decided = await rows(
    kept.db,
    { address: text },
    sql`select distinct t.key as address from takedown_target t join takedown d on d.id = t.takedown_id
      where t.kind = 'picture' and d.state <> 'open'`,
  );
  for (const { address } of decided) await withholdOrRelease(kept, address);
}
