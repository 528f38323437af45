import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { hasFfmpeg, type Pushed, pushClock } from '../../support/live/clock-picture.ts';
import { expect, test } from '../../support/live/live-test.ts';
import { expectPicture, expectPlaying, playsH264 } from '../../support/live/playing.ts';
import { createMatches, fromNow, hours } from '../../support/matches/matches.ts';
import { watch } from '../../support/matches/watch.ts';
import { enrol } from '../../support/people/enrol.ts';
import { register } from '../../support/people/register.ts';
import { expireProof, openConsole } from '../../support/people/staff.ts';
import { picture } from '../../support/picture.ts';

const title = 'Transfers of the night';
const price = 20;
/** Pages complain of media that is killed, of what one may not, and of a form that is sent too early. */
const provoked = /status of (401|403|404|422)|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY/;

let product: RunningProduct;
let complaints: string[][];
let studio: Page;
let desk: Page;
let fan: Page;
let anchor: { uid: number; username: string };
/** Plays OBS. */
let encoder: Pushed;

async function open(browser: Browser, viewport?: { width: number; height: number }) {
  const context = await browser.newContext(viewport && { viewport });
  complaints.push(watch(context, product));
  return await context.newPage();
}

/** Chooses a picture in the group that is called so. */
const choose = (page: Page, name: string) =>
  page
    .getByRole('group', { name })
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: picture });

/** Where an encoder sends its picture: what the studio shows while the key is new. */
async function readTarget(former = ''): Promise<string> {
  const field = studio.getByRole('textbox', { name: 'Stream key' });
  await expect(field).toHaveValue(/^\w+\?key=[\w-]+$/);
  await expect(field).not.toHaveValue(former.split('/').at(-1)!);
  const server = await studio.getByRole('textbox', { name: 'Server' }).inputValue();
  return `${server}/${await field.inputValue()}`;
}

const inStudio = (name: string) => studio.getByRole('button', { name, exact: true });

test.describe('A broadcast, from an application to its replay', () => {
  // Each goes on where the one before has stopped.
  test.describe.configure({ mode: 'serial' });
  let target: string;

  test.beforeAll(async ({ browser, liveProduct }) => {
    product = liveProduct;
    complaints = [];
    const wide = { width: 1440, height: 900 };
    studio = await open(browser, wide);
    desk = await open(browser, wide);
    fan = await open(browser);
  });
  test.afterAll(async () => {
    await Promise.all([studio, desk, fan].map((page) => page.context().close()));
    await encoder?.stop();
    const strange = complaints.flat().filter((problem) => !provoked.test(problem));
    expect(strange, 'what the pages complained of').toEqual([]);
  });

  test('Who wants to stream applies, and is told what is missing', async () => {
    anchor = await enrol(studio.request, product, 'phone', 'mainland');
    await studio.goto(`${product.site}/anchorCenter`);
    await expect(studio).toHaveURL(`${product.studio}/anchorCenter`);
    await expect(studio.getByRole('heading', { level: 1 })).toHaveText('Become a streamer');
    await expect(studio.getByText(/bound to your account: .*\*\*/)).toBeVisible();
    await expect(studio.getByText('No logos of other platforms')).toBeVisible();
    await studio.getByLabel('Date of birth').fill('2020-01-01');
    await inStudio('Apply').click();
    await expect(studio.getByText('Streamers must be 18 or over')).toBeVisible();
    await expect(studio.getByText('Please agree to the rules')).toBeVisible();

    await studio.getByLabel('Real name').fill('Li Hua');
    await studio.getByLabel('Date of birth').fill('1990-05-01');
    await studio.getByLabel('About you').fill('Twenty years of football.');
    await choose(studio, 'Front');
    await expect(studio.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
    await studio.getByLabel('I am 18 or over').check();
    await inStudio('Apply').click();
    await expect(studio.getByText('Certification under review')).toBeVisible();
    expect(await violationsOf(studio)).toEqual([]);
  });

  test('Staff look at the documents, approve, and give rights', async () => {
    await openConsole(desk, product, 'admin', '/anchor-applications');
    await desk.getByRole('link', { name: new RegExp(String(anchor.uid)) }).click();
    await expect(desk.getByText('Twenty years of football.')).toBeVisible();
    const approve = desk.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription(/^View the ID document before approving/);
    await desk.getByRole('button', { name: 'View side 1' }).click();
    await expect(desk.getByText('Li Hua')).toBeVisible();
    await expect(desk.getByRole('img', { name: 'Side 1' })).toHaveJSProperty('naturalWidth', 64);
    expect(await violationsOf(desk)).toEqual([]);
    await approve.click();
    await expect(desk.getByText('Approved. The account is now a streamer')).toBeVisible();
    await expect(desk.getByText('The documents were deleted')).toBeVisible();
    await desk.goto(`${product.console}/anchors/${anchor.uid}`);
    await desk.getByLabel('Custom topics').check();
    await desk.getByLabel('Paid rooms').check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Rights saved')).toBeVisible();
  });

  test('The anchor sets up a paid room, and makes a key that is shown once', async () => {
    await studio.goto(product.studio);
    await expect(studio.getByRole('heading', { level: 1 })).toHaveText('Streamer center');
    await studio.getByRole('menuitem', { name: 'Live settings' }).click();
    await expect(studio.getByText('Live title cannot be empty')).toBeVisible();
    await expect(inStudio('Go live')).toBeDisabled();
    await inStudio('Save').click();
    await expect(studio.getByText('Required').first()).toBeVisible();
    await studio.getByLabel('Live title').fill(title);
    await studio.getByRole('radio', { name: 'Something else' }).check();
    await studio.getByRole('textbox', { name: 'Topic' }).fill('Transfer talk');
    await studio.getByRole('radio', { name: 'Paid room' }).check();
    await studio.getByLabel('Price').fill(String(price));
    await studio.getByLabel('Free preview in seconds').fill('20');
    await inStudio('Save').click();
    await expect(studio.getByText('Saved', { exact: true })).toBeVisible();
    await choose(studio, 'Cover (16:9)');
    await expect(studio.getByRole('img', { name: 'Cover (16:9)' })).toBeVisible();
    await inStudio('Make stream key').click();
    target = await readTarget();
    await studio.reload();
    await expect(studio.getByText(/You have a key/)).toBeVisible();
    expect(await studio.content()).not.toContain(target.split('=')[1]!);
  });

  test('A match is reserved and cancelled, and links open from the authorised address alone', async () => {
    const game = await createMatches(product)({ startsAt: fromNow(hours(5)) });
    const link = await desk.request.post(`${product.console}/java/console/live-links`, {
      headers: { 'x-xiongmao': '1' },
      data: {
        matchId: game.id,
        name: 'Stadium feed',
        url: 'https://feeds.example.org/one.m3u8',
        language: 'en',
        priority: 90,
      },
    });
    expect(link.status(), await link.text()).toBe(201);

    await studio.goto(`${product.studio}/reservations`);
    await inStudio('Reserve a match').click();
    const form = studio.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Match' }).fill(game.home);
    await studio.getByRole('option', { name: new RegExp(game.home) }).click();
    await form.getByRole('button', { name: 'Reserve a match' }).click();
    const row = studio.getByRole('listitem').filter({ hasText: game.home });
    await expect(row).toContainText('Reserved');
    await row.getByRole('button', { name: /^Cancel/ }).click();
    await inStudio('Confirm').click();
    await expect(row).toContainText('Cancelled');

    await studio.getByRole('menuitem', { name: 'Live links' }).click();
    await studio.getByPlaceholder('Name or team').fill(game.home);
    await inStudio('Show link Stadium feed').click();
    await expect(studio.getByText('This IP address isn’t authorised')).toBeVisible();
    await inStudio('Authorise this address').click();
    await expect(studio.getByText(/^Authorised: /)).toBeVisible();
    await inStudio('Show link Stadium feed').click();
    await expect(studio.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://feeds.example.org/one.m3u8',
    );
  });

  test.describe('with its picture', () => {
    test.beforeEach(async () => {
      test.skip(!hasFfmpeg, 'ffmpeg, which plays OBS, is not installed');
      test.skip(!(await playsH264(fan)), 'this Chromium was built without H.264');
    });

    test('What is published is the anchor’s alone until they go live', async () => {
      await register(fan.request, product);
      await fan.goto(`${product.site}/customLive/${anchor.uid}`);
      await expect(fan.getByText('No live broadcast')).toBeVisible();
      await fan.getByRole('button', { name: `Follow ${anchor.username}` }).click();

      await studio.goto(`${product.studio}/anchorCenter/live`);
      encoder = pushClock(target);
      await expect(studio.getByText('Private preview')).toBeVisible();
      await expectPicture(studio, encoder);
      await expect(studio.getByText(/kbit\/s$/)).toBeVisible();
      expect(await violationsOf(studio)).toEqual([]);
      await expect(fan.getByText('No live broadcast')).toBeVisible();
      await inStudio('Go live').click();
      await expect(studio.getByText('Viewers see it.')).toBeVisible();
      await expect(fan.getByText(/^Free preview: \d:\d\d left$/)).toBeVisible();
      await expectPicture(fan, encoder);
      await expectPicture(studio, encoder);
    });

    test('Of the room one sees the beginning, and all of it for gold', async () => {
      await expect(fan.getByText('The free preview is over')).toBeVisible({ timeout: 40_000 });
      await fan.getByRole('button', { name: `Unlock for ${price} gold` }).click();
      const dialog = fan.getByRole('dialog', { name: 'Unlock this stream?' });
      await expect(dialog.getByText(String(200 - price), { exact: true })).toBeVisible();
      expect(await violationsOf(fan)).toEqual([]);
      await dialog.getByRole('button', { name: `Pay ${price} gold` }).dblclick();
      await expect(dialog).toBeHidden();
      await expectPicture(fan, encoder);
      await fan.reload();
      await expectPicture(fan, encoder);
      await expect(fan.getByText(/^Free preview/)).toBeHidden();
    });

    test('It goes on when the publisher comes back, and when media does', async () => {
      await encoder.stop();
      await expect(fan.getByText('The streamer’s connection was lost')).toBeVisible({
        timeout: 30_000,
      });
      encoder = pushClock(target);
      await expectPicture(fan, encoder);

      await product.killMedia();
      await encoder.ended;
      await product.startMedia();
      encoder = pushClock(target);
      await expectPicture(fan, encoder);
    });

    test('Another key cuts who has the one before, and keeps them out', async () => {
      await inStudio('Replace key').click();
      await inStudio('Confirm').click();
      const former = target;
      target = await readTarget(former);
      await encoder.ended;
      await pushClock(former).ended;
      encoder = pushClock(target);
      await expectPicture(fan, encoder);
    });

    test('What has ended is watched again, by a way that coin details have, too', async () => {
      await inStudio('End live').click();
      await inStudio('Confirm').click();
      await expect(studio.getByText('You’re not live')).toBeVisible();
      await encoder.ended;
      await expect(fan.getByText('This stream has ended')).toBeVisible({ timeout: 30_000 });
      await fan.getByRole('link', { name: 'Watch the replay' }).click();
      await expectPlaying(fan);
      await fan.goto(`${product.site}/userInfo/water`);
      await fan.getByRole('link', { name: title }).first().click();
      await expect(fan).toHaveURL(new RegExp(`/live/${anchor.uid}\\?replay=\\d+$`));
      await expectPlaying(fan);
      // A replay has no theatre.
      await fan.getByRole('region', { name: 'Video player' }).focus();
      await fan.keyboard.press('t');
      await expect(fan).toHaveURL(/replay=/);
    });

    test('Who comes later pays for the replay what it costs, whatever the room asks now', async ({
      browser,
    }) => {
      const late = await open(browser);
      await late.goto(fan.url());
      await expect(late.getByText('Sign in to unlock this replay')).toBeVisible();
      await expect(late.getByRole('status').getByText(`${price} gold`)).toBeVisible();
      await register(late.request, product);
      await late.reload();
      await late.getByRole('button', { name: `Unlock for ${price} gold` }).click();
      const dialog = late.getByRole('dialog', { name: 'Unlock this replay?' });
      await expect(dialog.getByText(/^You pay once, now/)).toBeVisible();
      await dialog.getByRole('button', { name: `Pay ${price} gold` }).click();
      await expectPlaying(late);
      await late.context().close();
    });

    test('A ban takes the picture away from everybody, and tells why and until when', async () => {
      encoder = pushClock(target);
      await expect(studio.getByText('Private preview')).toBeVisible();
      await inStudio('Go live').click();
      await expect(studio.getByText('Viewers see it.')).toBeVisible();
      await fan.goto(`${product.site}/userInfo/userNews`);
      await fan
        .getByRole('link', { name: `${anchor.username} is live: ${title}` })
        .first()
        .click();
      await expect(fan).toHaveURL(`${product.site}/customLive/${anchor.uid}`);
      await expectPicture(fan, encoder);

      await desk.goto(`${product.console}/anchors/${anchor.uid}`);
      await desk.getByRole('button', { name: 'Ban', exact: true }).click();
      const form = desk.getByRole('dialog', { name: `Ban ${anchor.username} from streaming` });
      await form.getByRole('button', { name: 'Ban', exact: true }).click();
      await expect(form.getByText('Please fill this in')).toBeVisible();
      await form.getByLabel('Reason').fill('Shows another platform’s logo');
      await expireProof(desk, product);
      await form.getByRole('button', { name: 'Ban', exact: true }).click();
      const proof = desk.getByRole('dialog', { name: 'Confirm it’s you' });
      await proof.getByLabel('Your password').fill('Demo1234');
      await proof.getByRole('button', { name: 'Confirm' }).click();
      await expect(desk.getByText('Streamer banned')).toBeVisible();
      // What the player holds already plays on: the more, the further a busy machine is behind.
      await expect(fan.getByText('This stream has ended')).toBeVisible();
      await expect(fan.getByRole('link', { name: 'Watch the replay' })).toHaveCount(0);
      await encoder.ended;

      await expect(studio.getByText('Banned because of suspected violations')).toBeVisible();
      await expect(studio.getByText('Shows another platform’s logo')).toBeVisible();
      await expect(studio.getByText(/Until \w{3} \d/)).toBeVisible();
      await expect(inStudio('Go live')).toBeDisabled();
      await desk.getByRole('link', { name: title }).first().click();
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(desk.getByText('Banned', { exact: true })).toBeVisible();
      await desk.goBack();
      await desk.getByRole('button', { name: 'Lift ban' }).click();
      await expect(desk.getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
    });
  });
});
