import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { tus } from '@xiongmao/api/videos/tus';
import type { Product } from '../product/product.ts';
import { signIn } from './people/staff.ts';

/** Nineteen seconds of a drawn match, as the demo has them. */
export const clip = readFileSync(
  new URL('../../apps/server/src/demo/live/clip.mp4', import.meta.url),
);

export const clipSeconds = 19;

export const clipFile = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip };

/** Chooses a file where a button opens the browser's own dialog. */
export async function chooseFile(page: Page, button: string, file: typeof clipFile): Promise<void> {
  const opens = page.getByRole('button', { name: button });
  // It comes with the code of its screen.
  await expect(opens).toBeVisible({ timeout: 30_000 });
  const [opened] = await Promise.all([page.waitForEvent('filechooser'), opens.click()]);
  await opened.setFiles(file);
}

/** A draft without a file, as whoever is signed in has it in an office. */
export async function draftVideo(
  request: APIRequestContext,
  product: Pick<Product, 'console' | 'studio'>,
  title: string,
  office: 'console' | 'studio' = 'console',
): Promise<number> {
  const answer = await request.post(`${product[office]}/java/${office}/videos`, {
    headers: { 'x-xiongmao': '1' },
    data: {
      ...{ title, neutralTitle: null, description: 'Seen from above.', locale: 'en_US' },
      ...{ kind: 'clip', gameId: 202, matchId: null, incident: null },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

interface NewVideo {
  title: string;
  match: { id: number };
  /** Of an entry of its timeline. */
  incident: string;
}

/** What the editors do before a journey, by their calls. */
export interface VideoDesk {
  /** A highlight that plays, published; its id. */
  publish: (given: NewVideo) => Promise<number>;
  leave: () => Promise<void>;
}

export async function openVideoDesk(product: Product): Promise<VideoDesk> {
  const desk: APIRequestContext = await request.newContext();
  await signIn(desk, product, 'editor');
  async function write<Result>(method: string, path: string, data?: object): Promise<Result> {
    const response = await desk.fetch(`${product.console}/java/${path}`, {
      method,
      headers: { 'x-xiongmao': '1' },
      ...(data && { data }),
    });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json() as Promise<Result>;
  }
  async function send(videoId: number): Promise<void> {
    const begun = { videoId, size: clip.length, name: 'clip.mp4' };
    const { result } = await write<{ result: { address: string } }>('POST', 'video/upload', begun);
    const response = await desk.patch(new URL(result.address, product.console).href, {
      headers: {
        'x-xiongmao': '1',
        'tus-resumable': tus.version,
        'upload-offset': '0',
        'content-type': tus.type,
      },
      data: clip,
    });
    expect(response.status()).toBe(204);
  }
  return {
    async publish({ title, match, incident }) {
      const { id } = await write<{ id: number }>('POST', 'console/videos', {
        ...{ kind: 'highlight', gameId: 202, matchId: match.id, incident },
        ...{ title, neutralTitle: null, description: 'From the main camera.', locale: 'en_US' },
      });
      await send(id);
      const row = () => write<{ file: string; version: string }>('GET', `console/videos/${id}`);
      await expect
        .poll(async () => (await row()).file, { timeout: 120_000, intervals: [1_000] })
        .toBe('ready');
      const { version } = await row();
      await write('PATCH', `console/videos/${id}`, { version, event: 'publish' });
      return id;
    },
    leave: () => desk.dispose(),
  };
}
