import { spawnSync } from 'node:child_process';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { tus } from '@xiongmao/api/videos/tus';
import type { Product } from '../product/product.ts';
import { signIn } from './people/staff.ts';

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

/** Seconds of a clip. */
export const clipSeconds = 12;

/** A moving picture with a tone, as cameras send one. */
function makeClip(): Buffer {
  const { stdout, status } = spawnSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-nostdin', '-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25'],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440', '-t', String(clipSeconds)],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
      ...['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1'],
    ],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  expect(status, 'ffmpeg makes a clip').toBe(0);
  return stdout;
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
    const clip = makeClip();
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
