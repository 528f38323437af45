import type { ModuleContext } from '#platform/module.ts';
import { pictureOf } from './picture.ts';
import { setPicture } from './profile.ts';

const avatar = { width: 512, height: 512, cut: true };

/** Sets one's picture, given as base64; null takes it away. Throws BadImage and ImageTooLarge. */
export async function setAvatar(
  context: ModuleContext,
  accountId: number,
  image: string | null,
): Promise<void> {
  const { db, jobs, storage } = context;
  if (image === null) return db.transaction((tx) => setPicture(tx, jobs, accountId, null));

  const picture = await pictureOf(Buffer.from(image, 'base64'), avatar);
  const address = await storage.keep(picture, 'webp');
  try {
    await db.transaction((tx) => setPicture(tx, jobs, accountId, address));
  } catch (error) {
    await storage.remove(address);
    throw error;
  }
}
