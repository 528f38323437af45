import { expect, test } from '../support/test.ts';

const titles = {
  service: 'Terms of service',
  privacy: 'Privacy policy',
  responsibility: 'Disclaimer',
  power: 'Permission details',
  complaint: 'Complaints agreement',
  cooperation: 'Working with us',
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
  await expect(page.getByText('自 2026年11月1日 起生效')).toBeVisible();
  await expect(page.getByText('新用户注册后可获赠 200 金币')).toBeVisible();
  await expect(page.getByText('未满 18 周岁的用户不得充值')).toBeVisible();
  await page.goto(`${product.site}/ar/protocol/power`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'تفاصيل الأذونات' })).toBeVisible();
  await page.goto(`${product.site}/de/protocol`);
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en-US');
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
