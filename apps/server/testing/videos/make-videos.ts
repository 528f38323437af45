import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';
import { draftedVideo } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import type { Person } from '#testing/people/person.ts';

/** What was drawn of a video, without its files. */
const picture = (name: string) => ({ address: `/uploads/${name}.webp`, width: 640, height: 360 });

/** Has a video play from files that are not there: from a playlist, or from what was sent; its key. */
export async function makePlayable(
  app: TestApp,
  id: number,
  { heights = [720, 360], seconds = 12.5 } = {},
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const poster = picture(`${key}-poster`);
  const sheet = {
    ...picture(`${key}-sheet`),
    ...{ width: 160, height: 90, columns: 10, count: 3, interval: 5 },
  };
  await app.db.execute(sql`
    update video set file = 'ready', failure = null, key = ${key}, alias = null, heights = ${sql.param(heights)}::smallint[],
      seconds = ${seconds}, width = 1280, height = 720, poster = ${JSON.stringify(poster)}::jsonb,
      sheet = ${JSON.stringify(sheet)}::jsonb
    where id = ${id}`);
  return key;
}

/** A draft of an editor’s, or in the studio of a maker’s, that can be played; its id. */
export async function draftVideo(
  app: TestApp,
  by: Person,
  office: 'console' | 'studio' = 'console',
  wanted: object = {},
): Promise<number> {
  const { status, body } = await backOffice(by, office).create('videos', {
    ...draftedVideo,
    ...wanted,
  });
  if (status !== 201) throw new Error(`no video: ${status} ${JSON.stringify(body)}`);
  await makePlayable(app, body.id);
  return body.id;
}

/** One of an editor’s that anybody watches; its id. */
export async function publishVideo(app: TestApp, by: Person, wanted: object = {}): Promise<number> {
  const id = await draftVideo(app, by, 'console', wanted);
  const { status, body } = await backOffice(by).update('videos', id, { event: 'publish' });
  if (status !== 200) throw new Error(`not published: ${status} ${JSON.stringify(body)}`);
  return id;
}
