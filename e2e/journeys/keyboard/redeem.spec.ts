import { textOf } from '../../pictures/texts.ts';
import { enter, tabTo } from '../../support/assistive/keys.ts';
import { type Office, openOffice } from '../../support/mall.ts';
import { recharge } from '../../support/people/recharge.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

let office: Office;
test.beforeEach(async ({ product }) => {
  office = await openOffice(product);
});
test.afterEach(() => office.leave());

for (const locale of ['en_US', 'ar'] as const) {
  const t = (key: string, values = {}) => textOf(locale, 'mall', key, values);

  test(`Keys alone redeem a card, and it is read, in ${locale}`, async ({ page, product }) => {
    const name = `Card by keys ${Date.now()}`;
    const number = `KEYS-${Date.now()}`;
    await office.newGoods({ name, price: 60, stock: [`${number},7788`] });
    await register(page.request, product);
    await recharge(page.request, product, 1_000);
    await page.goto(`/${locale}/mall?sort=newest`);
    await page.waitForLoadState('networkidle');
    await tabTo(page, page.getByRole('searchbox', { name: t('shop.search') }));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&q=Card/);
    await enter(page, page.getByRole('main').getByRole('link', { name }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await enter(page, page.getByRole('button', { name: t('redeem.open'), exact: true }));
    const dialog = page.getByRole('dialog', { name: t('redeem.title') });
    await expect(dialog).toBeVisible();
    // Closed, the focus is back at where it came from.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t('redeem.open'), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, dialog.getByRole('button', { name: t('redeem.toPayment') }));

    await expect(page).toHaveURL(/\/userInfo\/exchange\/\d+$/);
    await enter(page, page.getByRole('button', { name: /\b60\b/ }));
    const success = page.getByRole('heading', { name: t('pay.succeeded') });
    await expect(success).toBeFocused();
    await enter(page, page.getByRole('button', { name: t('cards.show_one') }));
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - listitem:
        - paragraph: ${t('cards.number')}
        - paragraph: ${number}
        - 'button "${t('copyNamed', { label: t('cards.number') })}"'
    `);
  });
}
