import { violationsAtBothWidths } from '../../support/accessibility.ts';
import { register, write } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

const own = ['/userInfo/focus?tab=team', '/userInfo/focus?tab=match'];
const dialogs = [/^Change$/, /^Add – /, /^Change – /, /^Delete account$/];

test('One’s own pages keep nobody out', async ({ page, browser, product, match }) => {
  const game = await match();
  const elsewhere = await browser.newContext();
  const friend = await register(elsewhere.request, product);
  const me = await register(page.request, product);
  await write(elsewhere.request, product, 'GET', `/user/followUser?id=${me.uid}`);
  await write(page.request, product, 'GET', `/user/followUser?id=${friend.uid}`);
  await elsewhere.close();
  await page.goto(game.path);
  await page.getByRole('button', { name: `Follow ${game.home}` }).click();
  await expect(
    page.getByRole('button', { name: `Follow ${game.home}`, pressed: true }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const address of [...own, `/userInfo/${me.uid}`, `/userInfo/${friend.uid}`]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await violationsAtBothWidths(page), address).toEqual([]);
  }
  await page.goto('/userInfo/setting');
  for (const name of dialogs) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsAtBothWidths(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});
