import { pictureOf } from '#modules/users/index.ts';
import type { ModuleContext } from '#platform/module.ts';

const form = { width: 960, height: 960, cut: false };

/** Keeps a picture, given as base64, and answers its address. Throws BadImage, ImageTooLarge. */
export const setPicture = async ({ storage }: ModuleContext, content: string): Promise<string> =>
  storage.keep(await pictureOf(Buffer.from(content, 'base64'), form), 'webp');
