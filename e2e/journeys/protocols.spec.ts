import { violationsOf } from '../support/accessibility.ts';
import { accountButton } from '../support/people/people.ts';
import { register } from '../support/people/register.ts';
import { expect, test } from '../support/test.ts';

const titles = {
  service: 'Terms of service',
  privacy: 'Privacy policy',
  responsibility: 'Disclaimer',
  power: 'Permission details',
  complaint: 'Complaints agreement',
  cooperation: 'Work with us',
};

test('The words that bind are reached from any page’s foot, and from each other', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/protocol/privacy');
  const menu = page.getByRole('navigation', { name: 'Terms and rules' });
  for (const [name, title] of Object.entries(titles)) {
    await menu.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/protocol/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  }
});

test('They are there without script, in one’s language, with the day they hold from', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${product.site}/protocol`);
  await expect(page.getByRole('heading', { level: 1, name: '用户服务协议' })).toBeVisible();
  await expect(page.getByText('自2026年11月1日起生效')).toBeVisible();
  await expect(page.getByText('新用户注册后可获赠200金币')).toBeVisible();
  await expect(page.getByText('未满18周岁的用户不得充值')).toBeVisible();
  await page.goto(`${product.site}/ar/protocol/power`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'تفاصيل الأذونات' })).toBeVisible();
  await page.goto(`${product.site}/de/protocol`);
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'de');
  await context.close();
});

test('Their texts stay away from other pages', async ({ page }) => {
  for (const address of ['/', '/match', '/userInfo/feedback']) {
    const response = await page.request.get(address);
    expect(await response.text(), address).not.toContain('virtual items of the platform');
  }
});

test('Printed, only the words are left', async ({ page }) => {
  await page.goto('/protocol/service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Terms and rules' })).toBeHidden();
});

test.describe('Words that there are none of', () => {
  test.use({ provoked: /status of 404/ });

  test('are a page that does not exist', async ({ page }) => {
    const response = await page.goto('/protocol/nothing');
    expect(response?.status()).toBe(404);
  });
});

test('Words that have changed are asked about above the page, and in nobody’s way', async ({
  page,
  product,
}) => {
  await register(page.request, product);
  // As if what one has agreed to were older than what holds now, until one agrees.
  let due = true;
  await page.route('**/java/user/info?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { own: object | null } };
    Object.assign(answer.result.own ?? {}, { agreementDue: due });
    await route.fulfill({ response, json: answer });
  });
  // Where nothing moves beside the bar.
  await page.goto('/protocol/service');
  const bar = page.getByRole('complementary', { name: 'Updated terms' });
  await expect(bar).toContainText('We updated the terms of service and the privacy policy on');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bar.getByRole('link', { name: 'terms of service' })).toHaveAttribute(
    'href',
    '/protocol/service',
  );
  expect(await violationsOf(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Later' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/protocol/privacy');
  await expect(bar).toBeHidden();

  await page.reload();
  await expect(bar).toBeVisible();
  const agreed = page.waitForResponse('**/java/user/agree?*');
  due = false;
  await bar.getByRole('button', { name: 'Agree' }).click();
  expect(await (await agreed).json()).toMatchObject({ status: 'success' });
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(bar).toBeHidden();
});
