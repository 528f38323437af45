import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { writtenArticle } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { person } from '#testing/people/person.ts';

let app: TestApp;
let desk: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  desk = backOffice(await person(app).signInAs('editor'));
});

async function published(wanted: object = {}): Promise<number> {
  const given = { gameId: 202, coverId: null, links: [], locale: 'en_US', ...writtenArticle };
  const { id } = (await desk.create('news-articles', { ...given, ...wanted })).body;
  await desk.update('news-articles', id, { event: 'publish' });
  return id;
}

async function cardOf(id: number, locale = 'en_US'): Promise<string | null> {
  const { result } = await person(app).get(`/soccer/news${id}`, { language: locale });
  return result.shareCard;
}
const statusOf = async (address: string) => (await person(app).send(address)).status;
/** The card that is drawn when another is not the last any more. */
async function drawn(id: number, former: string | null = null, locale?: string): Promise<string> {
  await expect.poll(async () => [null, former].includes(await cardOf(id, locale))).toBe(false);
  return (await cardOf(id, locale))!;
}
const bytesOf = async (address: string) =>
  Buffer.from(await (await fetch(`${app.url}${address}`)).arrayBuffer());

test('An article has a picture to be shared by in each language, drawn anew when it is changed, and none once withdrawn', async () => {
  const id = await published();
  const first = await drawn(id);
  expect(await sharp(await bytesOf(first)).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 1_200, height: 630 },
  });
  const { title: _, ...others } = writtenArticle;
  await desk.create('news-texts', {
    articleId: id,
    locale: 'ar',
    title: 'هدف في الدقيقة الأخيرة',
    ...others,
  });
  const arabic = await drawn(id, first, 'ar');
  const second = await drawn(id, first);
  await expect.poll(() => statusOf(first)).toBe(404);
  await desk.update('news-texts', `${id}-en_US`, { title: 'Another title <b>&' });
  const third = await drawn(id, second);
  expect(await bytesOf(third)).not.toEqual(await bytesOf(arabic));
  await desk.update('news-articles', id, { event: 'withdraw', reason: 'Wrong' });
  for (const address of [third, arabic]) await expect.poll(() => statusOf(address)).toBe(404);
});

test('A cover lies behind the words, until it is taken down', async () => {
  const green = sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#0f0' } });
  const content = (await green.png().toBuffer()).toString('base64');
  const editor = await person(app).signInAs('editor');
  const { result } = await editor.post('/news/picture', { content, alt: 'A pitch' });
  const id = await published({ coverId: result.id });
  const topOf = async (address: string) => [
    ...(await sharp(await bytesOf(address))
      .extract({ left: 600, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
  const first = await drawn(id);
  const [red, seen] = await topOf(first);
  expect(seen! - red!).toBeGreaterThan(150);
  const fan = await newFan(app);
  const asked = await fan.post('/takedown/send', {
    ...{ name: 'Ann Holder', organisation: '', email: 'ann@example.org', capacity: 'holder' },
    ...{ work: 'A photograph of mine', addresses: [`http://localhost:3000${result.address}`] },
    ...{ goodFaith: true, signature: 'Ann Holder' },
  });
  expect(asked).toMatchObject({ status: 'success' });
  const support = backOffice(await person(app).signInAs('support'));
  await support.update('takedowns', asked.result.id, {
    decision: 'takeDown',
    reason: 'It is hers',
  });
  const [, dark] = await topOf(await drawn(id, first));
  expect(dark).toBeLessThan(60);
});
