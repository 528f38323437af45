import { textOf } from '../../pictures/texts.ts';
import { listen } from '../../support/assistive/ear.ts';
import { enter, tabTo, type } from '../../support/assistive/keys.ts';
import { codeFor, newMobile } from '../../support/people/people.ts';
import { paidPlan } from '../../support/plans.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

for (const locale of ['en_US', 'ar'] as const) {
  const t = (namespace: string, key: string, values = {}) => textOf(locale, namespace, key, values);

  test(`Keys alone sign somebody in who buys a plan, in ${locale}`, async ({ page, product }) => {
    const plan = await paidPlan(page.request, product);
    const heard = await listen(page);
    await page.goto(`/${locale}/expert/plan/${plan.id}`);
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    await enter(page, main.getByRole('button', { name: String(plan.price) }));

    const dialog = page.getByRole('dialog');
    await expect(dialog).toMatchAriaSnapshot(`- heading "${t('identity', 'title.signIn')}"`);
    // Arrow keys choose a way to sign in, in the direction in which the page is read.
    const tab = (name: string) => dialog.getByRole('tab', { name: t('identity', `tab.${name}`) });
    await tabTo(page, tab('code'));
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(tab('password')).toBeFocused();
    await expect(tab('password')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect(tab('code')).toHaveAttribute('aria-selected', 'true');

    const mobile = newMobile();
    await type(page, dialog.getByLabel(t('identity', 'field.mobile')), mobile);
    await enter(page, dialog.getByRole('button', { name: t('identity', 'code.get') }));
    const code = await codeFor(product, mobile);
    await type(page, dialog.getByRole('textbox', { name: t('identity', 'field.code') }), code);
    await tabTo(page, dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    const signIn = t('identity', 'action.signIn');
    await enter(page, dialog.getByRole('button', { name: signIn, exact: true }));

    // Back at what was wanted, with its words.
    const wanted = main.getByRole('heading', { name: t('experts', 'buy.title') });
    await expect(wanted).toBeFocused();
    const rest = 200 - plan.price;
    await expect(main.getByRole('definition')).toContainText([`${plan.price}`, '200', `${rest}`]);
    await enter(page, main.getByRole('button', { name: String(plan.price) }));
    const prediction = main.getByRole('heading', {
      name: t('experts', 'plan.prediction'),
      exact: true,
    });
    await expect(prediction).toBeVisible();
    await expect.poll(heard).toContain(`politely: ${t('experts', 'buy.done')}`);
    // Who goes on from here is not led back to the top.
    await expect(page.locator('body')).not.toBeFocused();
  });
}
