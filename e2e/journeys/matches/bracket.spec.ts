import { expect, test } from '../../support/test.ts';

const over = (home: number, away: number) =>
  ({
    status: 'ended',
    phase: null,
    score: { home, away },
    winner: home > away ? 'home' : 'away',
  }) as const;

test('A knock-out shows who meets whom, round by round, and whose winners come next', async ({
  page,
  match,
}) => {
  const cup = (await match({ home: 'Aldby', away: 'Bexton', round: 'Quarter-finals' }, over(1, 0)))
    .league;
  const tie = (home: string, away: string, round: string) => ({ home, away, round, league: cup });
  const shootOut = [{ key: 'pen', home: 3, away: 4 }];
  await match(tie('Corby', 'Dalton', 'Quarter-finals'), {
    ...over(1, 1),
    winner: 'away',
    periods: shootOut,
  });
  await match(tie('Elmham', 'Foxton', 'Quarter-finals'), { score: { home: 2, away: 0 } });
  await match(tie('Grimley', 'Hadley', 'Quarter-finals'), over(0, 2));
  const semi = await match(tie('Aldby', 'Dalton', 'Semi-finals'), {
    status: 'notStarted',
    phase: null,
    score: null,
  });

  await page.goto(`${semi.path}?tab=standings`);
  const rounds = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(rounds).toHaveText(['Quarter-finals', 'Semi-finals', 'Final']);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: /Corby.*Dalton/ })).toContainText(
    '3–4 on penalties',
  );
  await expect(panel).toContainText('Winner of Elmham – Foxton');
  await expect(panel).toContainText('Winner of Grimley – Hadley');
  const here = panel.getByRole('link', { name: /Aldby.*Dalton/ });
  await expect(here).toHaveAttribute('aria-current', 'true');

  // On a phone one moves from round to round, also by keyboard.
  const region = panel.getByRole('region');
  const left = () => region.evaluate((element) => element.scrollLeft);
  expect(await left()).toBe(0);
  await expect(async () => {
    await region.focus();
    for (let pressed = 0; pressed < 8; pressed++) await page.keyboard.press('ArrowRight');
    await expect.poll(left, { timeout: 1_000 }).toBeGreaterThan(100);
  }).toPass();

  await panel.getByRole('link', { name: /Elmham.*Foxton/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elmham vs Foxton');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const prefix of ['', '/ar']) {
    test(`a knock-out opens at the round that comes next, at ${prefix || '/'}`, async ({
      page,
      match,
    }) => {
      const first = await match(
        { home: 'Irby', away: 'Jarrow', round: 'Quarter-finals' },
        over(1, 0),
      );
      const tie = (home: string, away: string, round: string) => ({
        ...{ home, away, round },
        league: first.league,
      });
      await match(tie('Keld', 'Lorton', 'Quarter-finals'), over(0, 1));
      await match(tie('Masham', 'Norton', 'Quarter-finals'), over(2, 1));
      await match(tie('Oulton', 'Penrith', 'Quarter-finals'), over(0, 3));
      await match(tie('Irby', 'Lorton', 'Semi-finals'), {
        status: 'notStarted',
        phase: null,
        score: null,
      });
      await page.goto(`${prefix}${first.path}?tab=standings`);
      const panel = page.getByRole('tabpanel');
      const [quarter, semi] = [
        panel.getByRole('heading', { level: 3 }).first(),
        panel.getByRole('heading', { level: 3 }).nth(1),
      ];
      await panel.scrollIntoViewIfNeeded();
      await expect(semi).toBeInViewport({ ratio: 1 });
      await expect(quarter).not.toBeInViewport();
      // What was before is a key press away.
      await panel.getByRole('region').focus();
      const back = prefix === '' ? 'ArrowLeft' : 'ArrowRight';
      for (let pressed = 0; pressed < 12; pressed++) await page.keyboard.press(back);
      await expect(quarter).toBeInViewport();
    });
  }
});
