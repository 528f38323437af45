import { type SQL, sql } from 'drizzle-orm';
import { pictureOf } from '#modules/users/index.ts';
import { text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';

const form = { width: 1_600, height: 1_600, cut: false };
/** Hours after which a picture that no post shows is taken away. */
const unusedHours = 24;

const forgetPicture = defineJob<{ address: string }>('forget-post-picture');

/** Keeps a picture, given as base64, and answers its address. Throws BadImage, ImageTooLarge. */
export async function sendPicture(
  { clock, db, storage }: ModuleContext,
  uid: number,
  image: string,
): Promise<string> {
  const address = await storage.keep(await pictureOf(Buffer.from(image, 'base64'), form), 'webp');
  try {
    await db.execute(sql`
      insert into post_picture (address, account_id, at) values (${address}, ${uid}, ${instant(clock.now())})`);
  } catch (error) {
    await storage.remove(address);
    throw error;
  }
  return address;
}

/** Gives a post its pictures, and takes those away that it showed and does no more. Throws `unknownPicture`. */
export async function usePictures(
  tx: Tx,
  jobs: Jobs,
  { postId, uid, pictures }: { postId: number; uid: number; pictures: readonly string[] },
): Promise<void> {
  const given = sql`${sql.param([...pictures])}::text[]`;
  const used = await affected(
    tx,
    sql`update post_picture set post_id = ${postId}
      where address = any(${given}) and account_id = ${uid} and (post_id is null or post_id = ${postId})`,
  );
  if (used !== pictures.length) throw new CodedError('unknownPicture');
  await forget(tx, jobs, sql`post_id = ${postId} and address <> all(${given})`);
}

export async function picturesOf(tx: Tx, postId: number): Promise<string[]> {
  const found = await rows(
    tx,
    { address: text },
    sql`select address from post_picture where post_id = ${postId} order by address`,
  );
  return found.map(({ address }) => address);
}

/** Takes away all that one sent. */
export const forgetPicturesOf = (tx: Tx, jobs: Jobs, uid: number): Promise<void> =>
  forget(tx, jobs, sql`account_id = ${uid}`);

async function forget(tx: Tx, jobs: Jobs, which: SQL): Promise<void> {
  const gone = await rows(
    tx,
    { address: text },
    sql`delete from post_picture where ${which} returning address`,
  );
  for (const { address } of gone) await jobs.send(tx, forgetPicture, { address });
}

export function workPictures({ clock, db, jobs, storage }: ModuleContext): void {
  jobs.work(forgetPicture, ({ address }) => storage.remove(address));
  jobs.schedule('post-pictures-tidy', '37 * * * *', () =>
    db.transaction((tx) =>
      forget(
        tx,
        jobs,
        sql`post_id is null and at < ${instant(clock.now())} - make_interval(hours => ${unusedHours})`,
      ),
    ),
  );
}
