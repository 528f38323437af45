import { answered } from '../../support/pages/answered.ts';
import { newName } from '../../support/people/people.ts';
import { register, write } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test('A guest who opens a page of their own is asked to sign in, and is then there', async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await browser.newContext();
  const person = await register(elsewhere.request, product);
  await elsewhere.close();

  await page.goto('/userInfo/setting');
  await expect(page.getByRole('main').getByText('Please sign in first')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Password sign-in' }).click();
  await dialog.getByLabel('Mobile number or username').fill(person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/userInfo/setting');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
});

test('Others see the username and signature that one has chosen', async ({
  page,
  browser,
  product,
}) => {
  const person = await register(page.request, product);
  await page.goto('/userInfo');
  await page.getByRole('link', { name: 'Basic info' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog');
  const name = newName();
  await dialog.getByLabel('Username').fill('no spaces!');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('letters and digits');
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Bio').fill('Up the Reds – forza 红军');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Modified', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(name);

  const elsewhere = await browser.newContext({ locale: 'en-US', baseURL: product.site });
  const other = await elsewhere.newPage();
  await other.goto(`/userInfo/${person.uid}`);
  await expect(other.getByRole('heading', { name })).toBeVisible();
  await expect(other.getByRole('main')).toContainText('Up the Reds – forza 红军');
  await expect(other.getByRole('main')).not.toContainText(person.email);
  await elsewhere.close();
});

test.describe('A picture', () => {
  // Playwright's tracer reads the page's pictures by itself; the page's policy lets nobody.
  test.use({ provoked: /Connecting to 'blob:/ });

  test('is chosen, cut by keys alone, and shown', async ({ page, product }) => {
    await register(page.request, product);
    await page.goto('/userInfo/info');
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 900;
      canvas.height = 600;
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#c00';
      context.fillRect(0, 0, 450, 600);
      context.fillStyle = '#00c';
      context.fillRect(450, 0, 450, 600);
      return canvas.toDataURL('image/png').split(',')[1]!;
    });
    await page.getByRole('link', { name: 'Change picture' }).click();
    await expect(page).toHaveURL('/caijian');
    const input = page.locator('input[type="file"]');
    await input.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    await expect(page.getByRole('alert')).toHaveText(/isn’t supported.*JPEG, PNG, WebP or AVIF/);
    await input.setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByRole('alert')).toHaveText(/can’t be read/);
    await input.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    });

    const area = page.getByRole('application', { name: 'Your picture' });
    await area.focus();
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(zoom).toHaveValue('1.2');
    await page.keyboard.press('-');
    await expect(zoom).toHaveValue('1.1');
    // To the red half, which lies at the left.
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();

    await expect(page.getByRole('link', { name: 'Change picture' })).toBeVisible();
    await expect(page).toHaveURL('/userInfo/info');
    const shown = page.getByRole('main').locator('img').first();
    await expect(shown).toBeVisible();
    const middle = await shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
      return { width: canvas.width, height: canvas.height, red: data[0]! > data[2]! };
    });
    // Shown small, it comes small.
    expect(middle).toEqual({ width: 160, height: 160, red: true });
    await expect(page.getByRole('banner').locator('img').last()).toHaveAttribute('src', /uploads/);

    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(shown).toBeHidden();
  });
});

test('Somebody who is followed hears of it at once', async ({ page, browser, product }) => {
  const person = await register(page.request, product);
  await page.goto('/userInfo/userNews');
  await page.waitForLoadState('networkidle');

  const elsewhere = await browser.newContext({ locale: 'en-US', baseURL: product.site });
  const fan = await register(elsewhere.request, product);
  const other = await elsewhere.newPage();
  await other.goto(`/userInfo/${person.uid}`);
  await other.getByRole('button', { name: `Follow ${person.username}` }).click();
  await expect(other.getByRole('button', { name: `Following ${person.username}` })).toBeVisible();
  await expect(other.getByRole('main')).toContainText('Follower1');
  await elsewhere.close();

  const told = page.getByRole('listitem').filter({ hasText: fan.username });
  await expect(told).toContainText('Unread');
  await expect(
    page.getByRole('banner').getByRole('button', { name: /My account \(\d+\)/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('heading', { name: 'All read' })).toBeVisible();
  await expect(told).not.toContainText('Unread');
  await page.goto(`/userInfo/${person.uid}?tab=fans`);
  await expect(page.getByRole('link', { name: fan.username })).toBeVisible();
});

test('Teams and leagues are followed at a match, and let go with a way back', async ({
  page,
  browser,
  product,
  match,
}) => {
  const game = await match();
  const elsewhere = await browser.newContext();
  const person = await register(elsewhere.request, product);
  await elsewhere.close();

  await page.goto(game.path);
  await page.getByRole('button', { name: `Follow ${game.home}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Password sign-in' }).click();
  await dialog.getByLabel('Mobile number or username').fill(person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByRole('button', { name: `Follow ${game.home}`, pressed: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: `Follow ${game.league}` }).click();
  await expect(
    page.getByRole('button', { name: `Follow ${game.league}`, pressed: true }),
  ).toBeVisible();

  await page.goto('/userInfo/focus?tab=team');
  await expect(page.getByRole('listitem').filter({ hasText: game.home })).toContainText('Football');
  await answered(page, async () => {
    await page.getByRole('button', { name: `Unfollow ${game.home}` }).click();
    await page.getByRole('button', { name: `Follow ${game.home} again` }).click();
  });
  await expect(page.getByRole('button', { name: `Unfollow ${game.home}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: game.home })).toBeVisible();

  await page.getByRole('tab', { name: 'Leagues' }).click();
  await answered(page, () => page.getByRole('button', { name: `Unfollow ${game.league}` }).click());
  await page.reload();
  await expect(page.getByText('You’re not following any leagues yet')).toBeVisible();
});

test('Language and zone are one’s own, also where one signs in next', async ({
  page,
  browser,
  product,
  match,
}) => {
  const game = await match({ startsAt: '2026-03-14T12:00:00Z' });
  const person = await register(page.request, product);
  await page.goto('/userInfo/preferences');
  const zone = page.getByLabel('Time zone');
  // What is told on the site stands before what is pushed.
  const told = (name: RegExp) => page.getByRole('switch', { name }).first();
  await expect(zone.getByRole('option', { name: /Tokyo/ })).toBeAttached();
  await answered(page, async () => {
    await zone.selectOption('Asia/Tokyo');
    await told(/Matches/).click();
  });
  await expect(told(/Matches/)).not.toBeChecked();
  await expect(told(/Security/)).toBeDisabled();
  await page.goto(game.path);
  await expect(page.getByRole('banner').or(page.getByRole('main'))).toContainText(['', '21:00']);

  await page.goto('/userInfo/preferences');
  await expect(told(/Matches/)).not.toBeChecked();
  await expect(zone).toHaveValue('Asia/Tokyo');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh_CN');
  await expect(page).toHaveURL('/zh_CN/userInfo/preferences');
  await expect(page.getByRole('heading', { name: '偏好设置' })).toBeVisible();

  const elsewhere = await browser.newContext({
    locale: 'en-US',
    timezoneId: product.zone,
    baseURL: product.site,
  });
  const other = await elsewhere.newPage();
  await other.goto('/userInfo/preferences');
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Password sign-in' }).click();
  await dialog.getByLabel('Mobile number or username').fill(person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await expect
    .poll(async () => (await elsewhere.cookies()).find(({ name }) => name === 'locale')?.value)
    .toBe('zh_CN');
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await elsewhere.close();
});

test('Mails about redemptions are switched off by one tap', async ({ page, product }) => {
  const { email } = await register(page.request, product);
  await page.goto('/userInfo/preferences');
  const mails = page.getByRole('switch', { name: 'My redemptions' });
  await expect(mails).toBeChecked();
  await expect(page.getByText(`Every step of your orders, to ${email}`)).toBeVisible();
  await answered(page, () => mails.click());
  await expect(mails).not.toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
});

test('Others don’t see whom one follows when one does not show it', async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await browser.newContext();
  const friend = await register(elsewhere.request, product);
  await elsewhere.close();
  const person = await register(page.request, product);
  await write(page.request, product, 'GET', `/user/followUser?id=${friend.uid}`);
  await page.goto('/userInfo/preferences');
  const shown = page.getByRole('switch', { name: 'Show who I follow' });
  await expect(shown).toBeChecked();
  await answered(page, () => shown.click());
  await expect(shown).not.toBeChecked();
  const guest = await browser.newContext({ locale: 'en-US', baseURL: product.site });
  const other = await guest.newPage();
  await other.goto(`/userInfo/${person.uid}`);
  await expect(other.getByText('keeps their follows private')).toBeVisible();
  await guest.close();
});

test('A friend comes by an invitation link', async ({ page, context, browser, product }) => {
  await register(page.request, product);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await page.goto('/userInfo/invite');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Not supported by this browser')).toBeVisible();
  await expect(page.getByText('No one has joined with your link yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${product.site}/\\?invite=\\w+$`));
  await expect(page.getByRole('img', { name: 'QR code for your invite link' })).toBeVisible();

  const elsewhere = await browser.newContext({ locale: 'en-US' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect
    .poll(() => other.evaluate(() => localStorage.getItem('inviteCode')))
    .toBe(new URL(link).searchParams.get('invite'));
  const inviteCode = new URL(link).searchParams.get('invite')!;
  const friend = await register(elsewhere.request, product, { inviteCode });
  await elsewhere.close();

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: friend.username })).toBeVisible({ timeout: 1_000 });
    await expect(page.getByText('1 friend joined')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test.describe('While nothing answers', () => {
  test.use({ provoked: /net::ERR_FAILED/ });

  test('a form says that its request failed, and sends it again', async ({ page }) => {
    await page.goto('/userInfo/feedback');
    await page.getByLabel('Your message').fill('The clock stands still');
    await page.route('**/java/user/feedback**', (route) => route.abort());
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('Request failed');
    await page.unroute('**/java/user/feedback**');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('we’ve got your feedback')).toBeVisible();
  });
});

test('A guest tells the operator something', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await page.getByText('Wrong data').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please write a message');
  await expect(page.getByLabel('Your message')).toBeFocused();
  await page.getByLabel('Your message').fill('The second goal was offside.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks, we’ve got your feedback')).toBeVisible();
});

test.describe('Pages of nobody', () => {
  test.use({ provoked: /status of 404/ });

  test('do not exist, and no page leads to them', async ({ page, product }) => {
    await register(page.request, product);
    for (const name of ['0', '99999999999']) {
      const response = await page.goto(`/userInfo/${name}`);
      expect(response?.status(), name).toBe(404);
    }
    await page.goto('/userInfo/components/menu');
    const links = await page
      .getByRole('navigation', { name: 'My account' })
      .getByRole('link')
      .all();
    for (const link of links) {
      const response = await page.request.get((await link.getAttribute('href'))!);
      expect(response.status()).toBe(200);
    }
  });
});

test('That something is unread shows at once, on pages that have nothing to do with it', async ({
  page,
  browser,
  product,
}) => {
  const me = await register(page.request, product);
  const connected = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')),
    );
  await page.goto('/protocol/service');
  await connected;
  // The welcome is there, or comes.
  const button = page.getByRole('banner').getByRole('button', { name: /^My account/ });
  await expect(button).toHaveAccessibleName('My account (1)');

  const elsewhere = await browser.newContext();
  await register(elsewhere.request, product);
  await write(elsewhere.request, product, 'GET', `/user/followUser?id=${me.uid}`);
  await expect(button).toHaveAccessibleName('My account (2)');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await write(page.request, product, 'POST', '/user/notices/read', {});
  await expect(button).toHaveAccessibleName('My account');
  await elsewhere.close();
});

// Their days are never the same.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`In ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the day of registration is the day there', async ({ page, product }) => {
      await register(page.request, product);
      const there = {
        timeZone: timezoneId,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      } as const;
      const day = new Intl.DateTimeFormat('en-US', there).format(new Date());
      await page.goto('/userInfo/info');
      await expect(page.getByRole('main')).toContainText(day);
    });
  });
}

test('Each of one’s own pages comes with its title', async ({ page }) => {
  const pages = ['info', 'water', 'setting', 'preferences', 'focus', 'myOrder', 'exchange', 'send'];
  for (const name of [...pages, 'userPost', 'userNews', 'invite', 'chat', 'feedback']) {
    const answer = await page.request.get(`/userInfo/${name}`);
    expect(await answer.text(), name).toMatch(/<title>[^<]+ · 熊猫<\/title>/);
  }
});
