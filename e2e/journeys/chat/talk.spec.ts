import type { Browser, Page } from '@playwright/test';
import type { RoomCard } from '@xiongmao/api/live/shapes';
import type { Product } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { expect, test } from '../../support/live/live-test.ts';
import { createMatches } from '../../support/matches/matches.ts';
import { watch } from '../../support/matches/watch.ts';
import { recharge } from '../../support/people/recharge.ts';
import { register } from '../../support/people/register.ts';
import { signIn } from '../../support/people/staff.ts';

let product: Product;
let problems: string[][];

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

interface Visitor {
  page: Page;
  username: string;
}

/** Somebody in a browser of their own. */
async function come(browser: Browser, viewport: typeof phone, as?: 'admin'): Promise<Visitor> {
  const context = await browser.newContext({ viewport });
  problems.push(watch(context, product));
  const page = await context.newPage();
  if (as) {
    await signIn(page.request, { ...product, console: product.server }, as);
    return { page, username: as };
  }
  return { page, username: (await register(page.request, product)).username };
}

const talk = (page: Page) => page.getByRole('log', { name: 'Chat messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const said = (page: Page, text: string) =>
  talk(page).getByRole('listitem').filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** A demo room that is on air for nothing. */
async function freeRoom(page: Page): Promise<RoomCard> {
  const find = async () => {
    const response = await page.request.get(`${product.server}/java/live/rooms`);
    const { result } = (await response.json()) as { result: { items: RoomCard[] } };
    return result.items.find(({ price, match }) => price === null && match !== null);
  };
  await expect.poll(async () => (await find()) !== undefined, { timeout: 120_000 }).toBe(true);
  return (await find())!;
}

test.describe('Talk and gifts', () => {
  test.describe.configure({ mode: 'default', timeout: 480_000 });

  test.beforeAll(({ liveProduct }) => {
    product = liveProduct;
  });
  test.beforeEach(() => {
    problems = [];
  });

  test('Three people in one room talk, and one of them gives', async ({ browser }) => {
    const fan = await come(browser, phone);
    const giver = await come(browser, desk);
    const listener = await come(browser, desk);
    const plays = await fan.page.evaluate(() =>
      MediaSource.isTypeSupported('video/mp4; codecs="avc1.42c01e,mp4a.40.2"'),
    );
    await recharge(giver.page.request, product, 5_000);
    const room = await freeRoom(fan.page);
    for (const { page } of [fan, giver, listener]) {
      await page.goto(`${product.site}/live/${room.id}`);
      await expect(field(page)).toBeVisible();
    }
    await say(fan.page, 'Good evening :fire:');
    for (const { page } of [fan, giver, listener]) {
      await expect(said(page, 'Good evening')).toContainText(fan.username);
      await expect(said(page, 'Good evening').getByRole('img', { name: 'Fire' })).toBeVisible();
    }

    // Emotes go where the caret is, one behind the other.
    await field(fan.page).fill('Good night');
    await field(fan.page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 4));
    await fan.page.getByRole('button', { name: 'Emotes' }).click();
    for (const name of ['Fire', 'Goal']) await fan.page.getByTitle(name, { exact: true }).click();
    await expect(field(fan.page)).toHaveValue('Good :fire: :goal:  night');
    await fan.page.keyboard.press('Escape');
    await fan.page.keyboard.type('!');
    await expect(field(fan.page)).toHaveValue('Good :fire: :goal: ! night');
    await field(fan.page).fill('');

    // By keyboard: up to the last message, and to what can be done about it.
    await talk(giver.page).press('ArrowUp');
    // The demo's people talk here, too.
    const chosen = said(giver.page, 'Good evening').locator(':focus');
    await expect(async () => {
      if ((await chosen.count()) === 0) await giver.page.keyboard.press('ArrowUp');
      await expect(chosen).toHaveCount(1, { timeout: 200 });
    }).toPass();
    await giver.page.keyboard.press('Enter');
    const card = giver.page.getByRole('dialog');
    await expect(card).toContainText(fan.username);
    expect(await violationsOf(giver.page)).toEqual([]);
    await card.getByRole('button', { name: 'Reply' }).click();
    await say(giver.page, 'And to you');
    await expect(said(fan.page, 'And to you')).toContainText('In reply to');
    expect(await violationsOf(fan.page)).toEqual([]);

    if (plays) {
      const flying = giver.page.locator('[data-danmu] p');
      await expect(async () => {
        await say(fan.page, `Over the picture ${Date.now()}`);
        await expect(flying.filter({ hasText: 'Over the picture' }).first()).toBeAttached();
      }).toPass({ timeout: 60_000 });
    }

    // One tap, one payment; a combo is one line.
    await giver.page.getByRole('button', { name: 'Send a gift' }).click();
    const tray = giver.page.getByRole('dialog', { name: /^A gift for/ });
    await expect(tray.getByText('710', { exact: true })).toBeVisible();
    await tray.getByRole('radio', { name: /Clap/ }).check({ force: true });
    expect(await violationsOf(giver.page)).toEqual([]);
    await tray.getByRole('button', { name: 'Send', exact: true }).click();
    // The ring lasts six seconds: a busy machine takes as long for a click, or between two looks from outside the page.
    const focused = (label: string) =>
      giver.page.waitForFunction(
        (label) => document.activeElement?.getAttribute('aria-label') === label,
        label,
      );
    const twice = focused('Clap ×2: send again');
    await tray.getByRole('button', { name: 'Clap ×1: send again' }).press('Enter');
    await twice;
    const clap = said(fan.page, giver.username).getByRole('img', { name: 'Clap' });
    // A gift is told when one's own picture comes to its moment: later on a machine that is busy.
    await expect(said(fan.page, giver.username).filter({ hasText: '×2' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(clap).toHaveCount(1);
    await expect(tray.getByText('708', { exact: true })).toBeVisible();

    await tray.getByRole('radio', { name: /Fireworks/ }).check({ force: true });
    await tray.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(tray.getByText('Send 1 × Fireworks for 520 gold?')).toBeVisible();
    const show =
      plays && listener.page.locator('[data-gift-show] canvas').waitFor({ state: 'attached' });
    await tray.getByRole('button', { name: 'Yes, send' }).click();
    await expect(tray.getByText('188', { exact: true })).toBeVisible();

    // The opener is the combo's button now, and the opener again once the ring is over.
    const opener = focused('Fireworks ×1: send again');
    await giver.page.keyboard.press('Escape');
    await opener;
    await show;
    await expect(giver.page.getByRole('button', { name: 'Send a gift' })).toBeFocused({
      timeout: 30_000,
    });

    // What failed is no offer any more once one turns to something else.
    await giver.page.getByRole('button', { name: 'Send a gift' }).click();
    await giver.page.route(/\/java\/gift\/send/, (route) =>
      route.fulfill({ json: { status: 'fail', errorCode: 0, errorMsg: 'Not now' } }),
    );
    await tray.getByRole('radio', { name: /Clap/ }).check({ force: true });
    await tray.getByRole('button', { name: 'Send', exact: true }).click();
    const failure = tray.getByRole('alert').filter({ hasText: 'Gift giving failed.' });
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
    await tray.getByRole('radio', { name: /Heart/ }).check({ force: true });
    await expect(failure).toHaveCount(0);
    await giver.page.keyboard.press('Escape');

    await fan.page.getByRole('tab', { name: 'Top gifts' }).click();
    const leader = fan.page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: giver.username });
    await expect(leader).toContainText('522 gold');
    expect(await violationsOf(fan.page)).toEqual([]);
    for (const { page } of [fan, giver, listener]) await page.context().close();
    expect(problems.flat()).toEqual([]);
  });

  test('Whoever is muted knows why, and appeals; whoever is blocked is gone', async ({
    browser,
  }) => {
    const fan = await come(browser, phone);
    const other = await come(browser, desk);
    const admin = await come(browser, desk, 'admin');
    const room = await freeRoom(fan.page);
    for (const { page } of [fan, other, admin]) {
      await page.goto(`${product.site}/live/${room.id}`);
      await expect(field(page)).toBeVisible();
    }
    await say(fan.page, 'Something rude');
    await say(other.page, 'Something loud');

    await said(fan.page, 'Something loud').getByRole('button', { name: other.username }).click();
    await fan.page.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(said(fan.page, 'Something loud')).toHaveCount(0);
    await say(other.page, 'Louder still');
    await expect(said(admin.page, 'Louder still')).toBeVisible();
    await expect(said(fan.page, 'Louder still')).toHaveCount(0);

    await said(admin.page, 'Something rude').getByRole('button', { name: fan.username }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
    // Nothing is chosen that nobody chose.
    await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(dialog.getByText('Choose a rule')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Insults' }).check({ force: true });
    await dialog.getByLabel('In your words (optional)').fill('Be kind');
    expect(await violationsOf(admin.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Mute', exact: true }).click();

    await expect(fan.page.getByText('You have been muted')).toBeVisible();
    await expect(fan.page.getByText('Insults')).toBeVisible();
    await expect(fan.page.getByText('An administrator')).toBeVisible();
    await expect(fan.page.getByText('Be kind')).toBeVisible();
    await expect(fan.page.getByRole('blockquote')).toHaveText('Something rude');
    await expect(field(fan.page)).toHaveCount(0);
    expect(await violationsOf(fan.page)).toEqual([]);
    await fan.page.getByRole('button', { name: 'Appeal' }).click();
    await fan.page.getByLabel('Why should it be lifted?').fill('I meant the referee');
    await fan.page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(fan.page.getByText('Appeal under review')).toBeVisible();

    await fan.page.getByRole('link', { name: 'All decisions about me' }).click();
    await expect(fan.page.getByText('Appeal under review')).toBeVisible();
    await expect(fan.page.getByRole('blockquote')).toHaveText('Something rude');
    await expect(fan.page.getByText('I meant the referee')).toBeVisible();
    expect(await violationsOf(fan.page)).toEqual([]);
    await fan.page.getByRole('button', { name: `Unblock ${other.username}` }).click();
    await expect(fan.page.getByText('You haven’t blocked anyone.')).toBeVisible();
    for (const { page } of [fan, other, admin]) await page.context().close();
    expect(problems.flat()).toEqual([]);
  });

  test('A match has a room without a picture; a goal slows it down, and a cut is mended', async ({
    browser,
  }) => {
    const fan = await come(browser, phone);
    const other = await come(browser, desk);
    const match = await createMatches(product)({}, { status: 'live' });
    for (const { page } of [fan, other]) {
      await page.goto(`${product.site}${match.path}`);
      await page.getByRole('tab', { name: 'Chat' }).click();
      await expect(field(page)).toBeVisible();
    }
    await say(fan.page, 'Come on');
    await expect(said(other.page, 'Come on')).toBeVisible();
    expect(await violationsOf(other.page)).toEqual([]);

    await other.page.context().setOffline(true);
    await expect(other.page.getByText('Disconnected from the chat')).toBeVisible();
    await expect(other.page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    await say(fan.page, 'Still there?');
    await other.page.context().setOffline(false);
    await expect(said(other.page, 'Still there?')).toBeVisible();

    await match.incidents({ key: 'opener', minute: 31, score: { home: 1, away: 0 } });
    await expect(fan.page.getByText('Goal! One message every 5 s')).toBeVisible();
    await expect(fan.page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await say(fan.page, ':goal:');
    await expect(
      said(other.page, fan.username).last().getByRole('img', { name: 'Goal' }),
    ).toBeVisible();
    await expect(
      fan.page.getByRole('button', { name: /^Slow mode: \d seconds? left$/ }),
    ).toBeVisible();
    for (const { page } of [fan, other]) await page.context().close();
  });
});
