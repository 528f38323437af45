import { textOf } from '../../pictures/texts.ts';
import { listen } from '../../support/assistive/ear.ts';
import { enter, tabTo } from '../../support/assistive/keys.ts';
import { linkOf, rowOf } from '../../support/matches/board.ts';
import { expect, test } from '../../support/test.ts';

for (const { locale, forward, back } of [
  { locale: 'en_US', forward: 'ArrowRight', back: 'ArrowLeft' },
  { locale: 'ar', forward: 'ArrowLeft', back: 'ArrowRight' },
] as const) {
  const t = (key: string, values = {}) => textOf(locale, 'matches', key, values);

  test(`Keys alone lead from home to a match, and its goals are heard, in ${locale}`, async ({
    page,
    match,
  }) => {
    const game = await match({}, { score: { home: 0, away: 0 } });
    await game.incidents({ key: 'card', minute: 12, kind: 'yellowCard', player: 'A. Late' });
    const { home, away } = game;
    const heard = await listen(page);
    const aboutIt = async () => (await heard()).filter((words) => words.includes(home));
    await page.goto(`/${locale}/?games=202`);
    await expect(rowOf(page, game)).toBeVisible();

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: textOf(locale, 'common', 'nav.skipToContent') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    // Down the list a row has no star before one comes near it.
    await tabTo(page, linkOf(page, game));
    const star = rowOf(page, game).getByRole('button');
    await expect(star).toHaveAccessibleName(t('favourite.addMatch', { home, away }));
    await enter(page, star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    // Its code comes with the first favourite. Told once each, also where the words are those of before.
    await expect(page.getByRole('main').locator('[aria-live="polite"]')).toBeAttached();
    const goal = (score: number) =>
      `politely: ${t('aria.scored', { team: away, home, away, homeScore: 0, awayScore: score })}`;
    const status = t('amend.scoreCorrected');
    const corrected = (score: number) =>
      `politely: ${t('aria.score', { home, away, homeScore: 0, awayScore: score, status })}`;
    const told = [];
    for (const [words, score] of [
      [goal(1), 1],
      [corrected(0), 0],
      [goal(1), 1],
    ] as const) {
      await game.score(0, score);
      told.push(words);
      await expect.poll(aboutIt).toEqual(told);
    }

    const link = linkOf(page, game);
    await tabTo(page, link, 'Shift+Tab');
    await expect(link).toHaveAccessibleName(new RegExp(`${home} 0 ${away} 1`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}${game.path}`);
    // Which page it is, is said, and no goal that was said before.
    await expect.poll(aboutIt).toHaveLength(told.length + 1);
    const before = await aboutIt();
    expect(before.slice(0, told.length)).toEqual(told);
    expect(before.at(-1)).toContain(await page.title());

    const tab = (name: string, exact = true) =>
      page.getByRole('tab', { name: t(`detail.tabs.${name}`), exact });
    await tabTo(page, tab('overview'));
    for (const name of ['chat', 'comments', 'preview', 'liveText']) {
      await page.keyboard.press(forward);
      await expect(tab(name)).toBeFocused();
    }
    await page.keyboard.press(back);
    await expect(tab('preview')).toBeFocused();
    await page.keyboard.press(forward);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}${game.path}?tab=liveText`);
    expect(await page.getByRole('tabpanel').ariaSnapshot()).toContain('A. Late');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab('overview')).toBeFocused();

    for (const [words, score] of [
      [goal(2), 2],
      [corrected(1), 1],
      [goal(2), 2],
    ] as const) {
      await game.score(0, score);
      before.push(words);
      await expect.poll(aboutIt).toEqual(before);
    }
  });
}
