import { mostDetailPictures } from '@xiongmao/api/anchors/rules';
import type { AnchorInfo } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { type PictureForm, pictureOf } from '#modules/users/index.ts';
import { listOf, orNull, text } from '#platform/db/columns.ts';
import { affected, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { lockAnchor, requireAnchor } from '../policy.ts';
import { findInfo } from './room-settings.ts';
import { showSettings } from './show-settings.ts';

export type Slot = 'cover' | '1' | '2' | '3';

const cover: PictureForm = { width: 1_280, height: 720, cut: true };
const detail: PictureForm = { width: 800, height: 800, cut: true };

const forgetPicture = defineJob<{ address: string }>('forget-anchor-picture');

/** Sets a picture, given as base64; null takes it away. Throws `notAnchor`, BadImage, ImageTooLarge. */
export async function setPicture(
  { db, jobs, storage }: ModuleContext,
  { uid, slot, image }: { uid: number; slot: Slot; image: string | null },
): Promise<AnchorInfo> {
  await requireAnchor(db, uid);
  const form = slot === 'cover' ? cover : detail;
  const address =
    image && (await storage.keep(await pictureOf(Buffer.from(image, 'base64'), form), 'webp'));
  try {
    return await db.transaction(async (tx) => {
      await lockAnchor(tx, uid);
      const was = await (slot === 'cover'
        ? replaceCover(tx, uid, address)
        : replaceDetail(tx, uid, Number(slot), address));
      await showSettings(tx, jobs, uid);
      if (was) await jobs.send(tx, forgetPicture, { address: was });
      return findInfo(tx, uid);
    });
  } catch (error) {
    if (address) await storage.remove(address);
    throw error;
  }
}

async function replaceCover(tx: Tx, uid: number, address: string | null): Promise<string | null> {
  const [changed] = await rows(
    tx,
    { was: orNull(text) },
    sql`update anchor set cover = ${address} where account_id = ${uid} returning old.cover as was`,
  );
  return changed!.was;
}

/** Detail pictures have no gap: one that is taken away has the next in its place. */
async function replaceDetail(
  tx: Tx,
  uid: number,
  place: number,
  address: string | null,
): Promise<string | null> {
  const [held] = await rows(
    tx,
    { pictures: listOf(text) },
    sql`select to_jsonb(detail_pictures) as pictures from anchor where account_id = ${uid}`,
  );
  const [was] = held!.pictures.slice(place - 1, place);
  const next = held!.pictures.toSpliced(place - 1, 1, ...(address ? [address] : []));
  if (next.length > mostDetailPictures) throw new Error('too many detail pictures');
  await tx.execute(sql`
    update anchor set detail_pictures = ${sql.param(next)}::text[] where account_id = ${uid}`);
  return was ?? null;
}

/** Takes pictures away that nothing shows any more: a broadcast keeps the cover that it had. */
export function workPictures({ db, jobs, storage }: ModuleContext): void {
  jobs.work(forgetPicture, async ({ address }) => {
    const shown = await affected(db, sql`select from broadcast where cover = ${address} limit 1`);
    if (shown === 0) await storage.remove(address);
  });
}

/** Of an anchor who leaves. */
export async function forgetPictures(
  tx: Tx,
  jobs: Jobs,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) await jobs.send(tx, forgetPicture, { address });
}
