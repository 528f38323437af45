import { textOf } from '../../pictures/texts.ts';
import { listen } from '../../support/assistive/ear.ts';
import { enter, tabTo } from '../../support/assistive/keys.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

for (const locale of ['en_US', 'ar'] as const) {
  const t = (key: string, values = {}) => textOf(locale, 'chat', key, values);

  test(`Keys alone talk about a match, and the others are heard, in ${locale}`, async ({
    page,
    browser,
    product,
    match,
  }) => {
    const game = await match({}, { status: 'live' });
    const me = await register(page.request, product);
    const elsewhere = await browser.newContext();
    const other = await register(elsewhere.request, product);
    const friend = await elsewhere.newPage();
    await friend.goto(`${product.site}/en_US${game.path}?tab=chat`);
    const theirs = friend.getByRole('textbox', { name: 'Message', exact: true });

    const heard = await listen(page);
    await page.goto(`/${locale}${game.path}`);
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: t('composer.label'), exact: true });
    await tabTo(page, field);
    await page.keyboard.type('Good evening');
    await page.keyboard.press('Enter');
    await expect(friend.getByRole('log')).toContainText('Good evening');
    await expect(field).toBeFocused();

    await theirs.fill('And to you :fire:');
    await theirs.press('Enter');
    const words = `${other.username}: And to you ${t('emote.fire')}`;
    const isTalk = (line: string) => line.includes(other.username) || line.includes(me.username);
    // Oneself one need not hear.
    await expect.poll(async () => (await heard()).filter(isTalk)).toEqual([`politely: ${words}`]);

    // Up to what they said, and an answer to it.
    const log = page.getByRole('log', { name: t('list.label') });
    await tabTo(page, log, 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(log.getByRole('listitem').last().locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog');
    await expect(card).toContainText(other.username);
    await enter(page, card.getByRole('button', { name: t('list.reply') }));
    await expect(field).toBeFocused();
    await page.keyboard.type('Enjoy');
    await page.keyboard.press('Enter');
    await expect(friend.getByRole('log')).toContainText('In reply to');
    await elsewhere.close();
  });
}
