import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { pictureOf } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';

const form = { width: 1_600, height: 1_600, cut: false };

/** Adds a picture to the library. Throws BadImage, ImageTooLarge. */
export async function addPicture(
  { db, clock, storage }: ModuleContext,
  { uid, content, alt }: { uid: number; content: Buffer; alt: string },
) {
  const picture = await pictureOf(content, form);
  const { width, height } = await sharp(picture).metadata();
  const address = await storage.keep(picture, 'webp');
  try {
    const [made] = await rows(
      db,
      { id: int },
      sql`insert into article_picture (address, width, height, alt, by_id, at)
        values (${address}, ${width}, ${height}, ${alt}, ${uid}, ${instant(clock.now())}) returning id`,
    );
    return { id: made!.id, address, width, height, alt };
  } catch (error) {
    await storage.remove(address);
    throw error;
  }
}
