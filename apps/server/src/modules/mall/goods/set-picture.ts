import { countAttempt } from '#modules/identity/index.ts';
import { pictureOf } from '#modules/users/index.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

const form = { width: 960, height: 960, cut: false };

/** Throws tooManyRequests after sixty pictures in an hour. */
export async function countPicture({ db, clock }: ModuleContext, uid: number): Promise<void> {
  const limit = { name: `mall-picture:${uid}`, most: 60, seconds: 3_600 };
  if (!(await countAttempt(db, [limit], clock.now()))) throw new CodedError('tooManyRequests');
}

/** Keeps a picture, given as base64, and answers its address. Throws BadImage, ImageTooLarge. */
export const setPicture = async ({ storage }: ModuleContext, content: string): Promise<string> =>
  storage.keep(await pictureOf(Buffer.from(content, 'base64'), form), 'webp');
