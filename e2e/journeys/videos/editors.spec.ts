import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { expect, test } from '../../support/live/live-test.ts';
import { openConsole, openStudio } from '../../support/people/staff.ts';
import { chooseFile, clip, clipFile, draftVideo } from '../../support/videos.ts';

/** ms within which a clip is encoded behind those of the demo, on a busy machine. */
const encoded = { timeout: 600_000 };

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 1_500_000 });

const file = (page: Page) => page.getByRole('region', { name: 'File' });

/** Has the first request that sends bytes end half way, with the network; answers the offsets that were sent from. */
async function cutHalfWay(page: Page): Promise<string[]> {
  const offsets: string[] = [];
  const half = clip.subarray(0, Math.floor(clip.length / 2));
  await page.route('**/java/video/upload/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.fallback();
    const headers = await request.allHeaders();
    offsets.push(headers['upload-offset']!);
    if (offsets.length > 1) return route.fallback();
    const { 'content-length': _, ...kept } = headers;
    await page.request.fetch(request.url(), { method: 'PATCH', headers: kept, data: half });
    // Bytes are sent while the screen of the new video is on its way.
    await expect(file(page)).toBeVisible();
    await page.context().setOffline(true);
    await route.abort('connectionreset');
  });
  return offsets;
}

test('A file whose connection is cut goes on from there; with captions and another poster its video is published', async ({
  page,
  liveProduct: product,
}) => {
  const title = `Seen from above ${Date.now()}`;
  await openConsole(page, product, 'editor', '/videos/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await chooseFile(page, 'Choose a file', { ...clipFile, name: 'notes.pdf' });
  await expect(page.getByText('Not a video that can be sent')).toBeVisible();
  await chooseFile(page, 'Choose a file', clipFile);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  const offsets = await cutHalfWay(page);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(file(page).getByText('Connection lost.')).toBeVisible({ timeout: 30_000 });
  expect(await violationsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(file(page).getByText('Ready', { exact: true })).toBeVisible(encoded);
  expect(offsets).toEqual(['0', String(Math.floor(clip.length / 2))]);

  const poster = file(page)
    .getByRole('button', { name: `Play “${title}”` })
    .locator('img');
  const before = await poster.getAttribute('src');
  await file(page).getByRole('button', { name: 'Play' }).click();
  const picture = file(page).locator('video');
  await expect
    .poll(() => picture.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0);
  await picture.evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 12;
  });
  await page.getByRole('button', { name: 'Use this picture as the poster' }).click();
  await expect(page.getByText('The poster now shows 0:12')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(poster).toBeVisible();
    expect(await poster.getAttribute('src')).not.toBe(before);
  }).toPass(encoded);

  await page.getByRole('button', { name: 'Add captions' }).click();
  const form = page.getByRole('dialog', { name: 'Add captions' });
  await form
    .getByRole('textbox', { name: 'Captions' })
    .fill('WEBVTT\n\n00:01.000 -> 00:02.000\nNo');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('see line 4')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel('File (.vtt)').setInputFiles({
    name: 'captions.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nA pass across the pitch.\n'),
  });
  await form.getByRole('button', { name: 'Save' }).click();
  const captions = page.getByRole('region', { name: 'Captions' });
  await expect(captions.getByText('English')).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Video published')).toBeVisible();
  const site = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'On the site' }).click();
  await expect((await site).getByRole('heading', { level: 1 })).toHaveText(title);
});

test('A maker’s video is returned with a reason, sent again, and published; the next that waits follows', async ({
  page,
  browser,
  liveProduct: product,
}) => {
  const title = `A pass ${Date.now()}`;
  await openStudio(page, product, 'expert', '/videos/create');
  await chooseFile(page, 'Choose a file', clipFile);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('combobox', { name: 'Sport' }).fill('Football');
  await page.getByRole('option', { name: 'Football', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(file(page).getByText('Ready', { exact: true })).toBeVisible(encoded);
  expect(await violationsOf(page)).toEqual([]);
  const damaged = { ...clipFile, buffer: Buffer.from('no video at all') };
  await chooseFile(page, 'Send another file', damaged);
  const kept = file(page).getByText('The new file could not be used; the earlier one is still');
  await expect(kept).toBeVisible(encoded);
  await expect(file(page).getByRole('button', { name: `Play “${title}”` })).toBeVisible();
  const confirm = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  };
  await confirm('Submit');
  await expect(page.getByText('This video is with the editors.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send another file' })).toHaveCount(0);

  const desk = await browser.newPage();
  await openConsole(desk, product, 'editor', '/videos');
  await desk.getByRole('combobox', { name: 'Status' }).selectOption('In review');
  await desk.getByRole('link', { name: title }).click();
  const address = desk.url();
  await expect(file(desk).getByText('New file failed')).toBeVisible();
  await expect(file(desk).getByText('the earlier one is still shown')).toBeVisible();
  await expect(file(desk).getByRole('button', { name: `Play “${title}”` })).toBeVisible();
  await desk.getByRole('button', { name: 'Return' }).click();
  const form = desk.getByRole('dialog', { name: `Return “${title}”` });
  await form.getByLabel('Reason').fill('Which match is it?');
  await form.getByRole('button', { name: 'Return' }).click();
  await expect(desk.getByText('Video returned')).toBeVisible();
  await expect(desk).not.toHaveURL(address);

  await page.reload();
  await expect(page.getByText('Reason: Which match is it?')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Of the spring tournament.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Of the spring tournament.')).toBeVisible();
  await confirm('Submit');
  await expect(page.getByText('This video is with the editors.')).toBeVisible();

  await desk.goto(address);
  await expect(desk.getByText('Of the spring tournament.')).toBeVisible();
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(desk.getByText('Video published')).toBeVisible();
  await desk.close();
  await page.reload();
  await expect(page.getByRole('link', { name: 'On the site' })).toBeVisible();
});

test('What can’t be encoded tells why, in the queue, too, where it is tried again', async ({
  page,
  liveProduct: product,
}) => {
  const title = `No video ${Date.now()}`;
  await openConsole(page, product, 'editor');
  const id = await draftVideo(page.request, product, title);
  await page.goto(`${product.console}/videos/${id}`);
  await expect(page.getByText('It can be published once its file is ready.')).toBeVisible();
  await chooseFile(page, 'Choose a file', { ...clipFile, buffer: Buffer.from('no video at all') });
  const reason = 'It is no video that can be read.';
  await expect(file(page).getByText(reason)).toBeVisible(encoded);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'In the encoding queue' }).click();
  const job = page.getByRole('row', { name: title });
  await expect(job).toContainText('Failed');
  await expect(job).toContainText(reason);
  expect(await violationsOf(page)).toEqual([]);
  await job.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Back in the queue')).toBeVisible();
  await expect(job).toContainText(reason, encoded);
});
