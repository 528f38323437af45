import { games } from '@xiongmao/api/catalogue/games';
import { gapsOf } from '../../support/gaps.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

test('The demo shows matches of every game, marked as such, and they go on', async ({
  page,
  product,
}) => {
  const { site } = product;
  await page.goto(site);
  const rows = page.getByRole('main').locator('li.match-row');
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBeGreaterThan(30);
  await expect(rows.first()).toHaveAttribute('title', 'Demo data');
  await page.goto(`${site}/?tab=live`);
  await expect(rows.first()).toBeVisible();
  const said = () => page.getByRole('main').textContent();
  const before = await said();
  await expect.poll(said, { timeout: 60_000 }).not.toBe(before);

  for (const { slug } of games) {
    await page.goto(`${site}/ar/match/${slug}`);
    const match = page.getByRole('main').locator(`li a[href*="/${slug}/"]`).first();
    await expect(match, slug).toBeVisible();
    expect(await gapsOf(page), slug).toEqual([]);
    await page.goto(`${site}${await match.getAttribute('href')}`);
    // A lobby has its tables and no tabs.
    await expect(page.getByRole('tabpanel').or(page.getByRole('table')).first()).toBeVisible();
    expect(await gapsOf(page), page.url()).toEqual([]);
  }
  await expect(page.getByRole('main')).toContainText('محاكاة');
});
