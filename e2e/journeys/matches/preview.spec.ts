import { fromNow, hours } from '../../support/matches/matches.ts';
import { oddsOf } from '../../support/matches/odds.ts';
import { lineupOf, matchWithHistory } from '../../support/matches/rich-match.ts';
import { expect, test } from '../../support/test.ts';

test('Before a match its preview tells form, meetings, table, absences, odds and who began last', async ({
  page,
  match,
}) => {
  const played = await matchWithHistory(match);
  await played.tell({ type: 'lineup', lineup: lineupOf('home') });
  await played.state({ status: 'ended', phase: null, score: { home: 2, away: 0 }, winner: 'home' });
  const { home, away } = played;
  const game = await match({ home: away, away: home, startsAt: fromNow(hours(3)) });
  await game.tell(
    {
      type: 'absences',
      absences: [
        {
          side: 'home',
          player: 'A. Missing',
          kind: 'injured',
          reason: 'Knee',
          until: '2031-02-03',
        },
      ],
    },
    oddsOf('Alder', { home: 2_100, draw: 3_400, away: 3_600 }),
  );
  await page.goto(`${game.path}?tab=preview`);
  const panel = page.getByRole('tabpanel');
  for (const name of ['Form', 'Injuries and suspensions', 'In the table', 'Likely line-ups']) {
    await expect(panel.getByRole('heading', { name })).toBeVisible();
  }
  await expect(panel.getByText('Knee')).toBeVisible();
  await expect(panel.getByText(/back .*2031/)).toBeVisible();
  await expect(panel.getByText(`Last line-up, vs ${away}`)).toBeVisible();
  await expect(panel.getByText('Hana Player10')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Match winner' })).toContainText('2.10');

  await game.tell({ type: 'lineup', lineup: { ...lineupOf('away'), probable: true } });
  await expect(panel.getByText('Probable line-up')).toBeVisible();
  await expect(panel.getByText('Aron Player10')).toBeVisible();
  await game.tell({ type: 'lineup', lineup: lineupOf('away') });
  await expect(panel.getByRole('heading', { name: 'Likely line-ups' })).toHaveCount(0);
});

test('Highlights and playback lead elsewhere, and come as they are told', async ({
  page,
  match,
}) => {
  const game = await match({}, { score: { home: 1, away: 0 } });
  await game.incidents({ key: 'goal', minute: 12, score: { home: 1, away: 0 } });
  await page.goto(game.path);
  await expect(page.getByRole('tab', { name: 'Highlights' })).toHaveCount(0);
  const link = { title: 'The first goal', url: 'https://clips.example/1', seconds: 42 };
  await game.tell({ type: 'links', links: [{ kind: 'highlight', ...link, incident: 'goal' }] });
  await page.getByRole('tab', { name: 'Highlights' }).click();
  const video = page.getByRole('link', { name: 'The first goal' });
  await expect(video).toHaveAttribute('href', link.url);
  await expect(video).toHaveAttribute('rel', /noopener/);
  await expect(video).toContainText('12′');
  await expect(video).toContainText('clips.example');
  await expect(page.getByRole('tab', { name: 'Full match' })).toHaveCount(0);
});
