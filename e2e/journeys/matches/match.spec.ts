import type { Page } from '@playwright/test';
import { watchShifts } from '../../support/matches/board.ts';
import { fromNow } from '../../support/matches/matches.ts';
import {
  actionsOf,
  lineupOf,
  matchWithHistory,
  statistics,
  tellAll,
} from '../../support/matches/rich-match.ts';
import { expect, test } from '../../support/test.ts';

const tabs = (page: Page) => page.getByRole('tablist').getByRole('tab');
const panel = (page: Page) => page.getByRole('tabpanel');
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('A match has the tabs that its data fills, and gets them as the data comes', async ({
  page,
  match,
}) => {
  const game = await match({ startsAt: fromNow(0) }, { score: { home: 0, away: 0 } });
  await page.goto(game.path);
  await expect(tabs(page)).toHaveText(['Overview', 'Chat', 'Comments', 'Preview', 'Head-to-head']);
  await game.incidents({ key: 'start', kind: 'periodStart', minute: 1, side: null });
  await expect(tabs(page)).toHaveText([
    'Overview',
    'Chat',
    'Comments',
    'Preview',
    'Commentary',
    'Head-to-head',
  ]);
  // Who is about to tap at its end is not taken back to its beginning.
  const scrolled = () => page.getByRole('tablist').evaluate((strip) => strip.scrollLeft);
  await page.getByRole('tab', { name: 'Head-to-head' }).scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(50);
  await game.tell(
    { type: 'lineup', lineup: lineupOf('home') },
    { type: 'lineup', lineup: lineupOf('away') },
    { type: 'statistics', statistics },
    { type: 'actions', items: actionsOf(0, 2) },
  );
  await expect(tabs(page)).toHaveText([
    'Overview',
    'Chat',
    'Comments',
    'Preview',
    'Commentary',
    'Stats',
    'Line-ups',
    'Head-to-head',
    'Trends',
    'Animation',
  ]);
  expect(await scrolled()).toBeGreaterThan(50);
});

test('The score and the live text go on while one looks, newest first', async ({ page, match }) => {
  const game = await match({}, { score: { home: 0, away: 0 } });
  await game.incidents({ key: 'start', kind: 'periodStart', minute: 1, side: null });
  await page.goto(`${game.path}?tab=liveText`);
  const entries = panel(page).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await game.incidents({
    key: 'goal',
    minute: 31,
    player: 'A. Scorer',
    score: { home: 1, away: 0 },
    text: 'In off the post',
  });
  await game.score(1, 0);
  await expect(entries.first()).toContainText('A. Scorer');
  await expect(entries.first()).toContainText('In off the post');
  await expect(entries.first()).toContainText('31′');
  await expect(page.getByRole('status').filter({ hasText: 'scored' })).toContainText(
    `${game.home} 1, ${game.away} 0`,
  );

  await game.incidents({
    key: 'goal',
    order: 2,
    minute: 31,
    player: 'A. Scorer',
    score: { home: 1, away: 0 },
    withdrawn: true,
    reason: 'VAR',
  });
  await game.score(0, 0);
  await expect(entries.first()).toContainText('Overturned · VAR');
  await expect(page.getByText(/1–0 overturned .?31′.?, VAR/)).toBeVisible();
});

test('An entry that comes on top of the timeline makes nothing jump', async ({ page, match }) => {
  const game = await match({}, { score: { home: 0, away: 0 } });
  const goal = { key: 'first', minute: 12, player: 'A. Scorer', score: { home: 1, away: 0 } };
  await game.incidents(goal);
  await page.goto(game.path);
  const entries = panel(page).getByRole('listitem');
  await expect(entries.first()).toContainText('A. Scorer');
  const shifted = await watchShifts(panel(page));
  await game.incidents({ ...goal, key: 'second', minute: 31, player: 'B. Scorer' });
  await expect(entries.first()).toContainText('B. Scorer');
  await expect(entries.nth(1)).toContainText('A. Scorer');
  expect(await shifted()).toBe(0);
});

test('An entry that is put right says so', async ({ page, match }) => {
  const game = await match({}, {});
  const goal = { key: 'goal', order: 1, minute: 31, score: { home: 1, away: 0 } };
  await game.incidents({ ...goal, player: 'A. Wrongly' });
  await page.goto(`${game.path}?tab=liveText`);
  const entries = panel(page).getByRole('listitem');
  await expect(entries).toContainText(['A. Wrongly']);
  await game.incidents({ ...goal, player: 'B. Rightly' });
  await expect(entries).toContainText(['B. Rightly']);
  await expect(entries.first()).toContainText('Corrected');
});

test('Line-ups, statistics, meetings, trends, animation and table are drawn from what was told', async ({
  page,
  match,
}) => {
  const game = await matchWithHistory(match);
  await tellAll(game);
  await page.goto(game.path);
  await expect(panel(page)).toContainText('Hana Player10');
  await expect(panel(page)).toContainText('Assist: Hana Player8');
  await expect(panel(page).getByText('The Ground')).toBeVisible();

  await open(page, 'Stats');
  await expect(panel(page)).toContainText('61%');
  await panel(page).getByText('1st half', { exact: true }).click();
  await expect(panel(page)).not.toContainText('61%');
  await panel(page).getByText('Players', { exact: true }).click();
  await expect(panel(page).getByRole('row').nth(1)).toContainText('Hana Player1');

  await open(page, 'Line-ups');
  await expect(panel(page).getByText('Hana Player10').first()).toBeVisible();
  await expect(panel(page)).toContainText('4-3-3');
  await expect(panel(page)).toContainText('Coach of away');
  await expect(panel(page).getByText('Came on 20′').first()).toBeAttached();

  await open(page, 'Head-to-head');
  const record = panel(page).getByRole('definition');
  await expect(record).toHaveText(['1 50%', '1 50%', '0 0%']);
  await expect(panel(page)).toContainText(`Third of ${game.league}`);

  await open(page, 'Trends');
  await expect(panel(page).getByRole('img', { name: /Pressure by each side/ })).toBeVisible();
  await expect(panel(page)).toContainText(`Largest lead: ${game.home}`);

  await open(page, 'Animation');
  const moment = panel(page).getByRole('slider', { name: 'Match time' });
  await expect(moment).toHaveAttribute('max', '99');
  await expect(panel(page)).toContainText('Shot map');
  await game.tell({ type: 'actions', items: actionsOf(25, 26) });
  await expect(moment).toHaveAttribute('max', '103');

  await open(page, 'Standings');
  const rows = panel(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  // As it stands: the match being played counts, in which home leads.
  await expect(rows.nth(1)).toContainText(game.home);
  await expect(rows.nth(2)).toContainText(game.away);
});

test('Each tab has its address, and Back leads from the match to where one was', async ({
  page,
  match,
}) => {
  const game = await matchWithHistory(match);
  await tellAll(game);
  await page.goto(`/soccer/${game.id}?tab=standings`);
  await expect(page.getByRole('tab', { name: 'Standings' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto('/match/soccer');
  await page.getByRole('link', { name: game.home }).first().click();
  await open(page, 'Line-ups');
  await expect(page).toHaveURL(`${game.path}?tab=lineups`);
  await page.goBack();
  await expect(page).toHaveURL('/match/soccer');
});

test('The tab’s title tells the score, follows it while a match is live, and keeps it', async ({
  page,
  match,
}) => {
  const plain = async () => (await page.title()).replace(/[\u2066-\u2069]/g, '');
  const game = await match({}, { score: { home: 0, away: 0 } });
  await page.goto(`/ar${game.path}`);
  await expect.poll(plain).toContain(`0–0 ${game.home} – ${game.away}، ${game.league}`);
  await game.score(1, 0);
  await expect.poll(plain).toContain(`1–0 ${game.home} – ${game.away}`);
  await game.state({ status: 'ended', phase: null, score: { home: 1, away: 0 }, winner: 'home' });
  await expect.poll(plain).toMatch(new RegExp(`^1–0 ${game.home} – ${game.away}`));
});

test('Before a match the page counts down, and links each side’s latest results', async ({
  page,
  match,
}) => {
  const sides = { home: 'Formed United', away: 'Formed Rovers', league: 'Formed League' };
  const ended = { status: 'ended', phase: null, clock: null } as const;
  const last = await match(
    { ...sides, startsAt: fromNow(-48 * 3_600_000) },
    { ...ended, score: { home: 2, away: 1 }, winner: 'home' },
  );
  const game = await match({ ...sides, startsAt: fromNow(2 * 3_600_000) });
  await page.goto(game.path);
  await expect(page.getByText(/Starts in .?1:59:\d\d/)).toBeVisible();
  const results = panel(page).getByRole('link', { name: /Formed United 2, Formed Rovers 1/ });
  await expect(results).toHaveText(['W', 'L']);
  await results.first().click();
  await expect(page).toHaveURL(new RegExp(`${last.path}$`));
});

test('Live text offers key events alone only where there are others', async ({ page, match }) => {
  const game = await match({}, {});
  await game.incidents({ key: 'card', kind: 'yellowCard', minute: 3, player: 'A. Card' });
  await page.goto(`${game.path}?tab=liveText`);
  const choice = page.getByRole('group', { name: 'Match events' });
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await expect(choice).toBeHidden();
  await game.incidents({ key: 'foul', kind: 'foul', minute: 4, player: 'B. Foul' });
  await expect(choice).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await page.getByText('Key events only').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
});

test('What a source says in known words is said in the reader’s, and the rest is marked as its own', async ({
  page,
  match,
}) => {
  const game = await match(
    { stage: 'Play-offs', round: 'Round 11' },
    { status: 'interrupted', note: 'Leaking roof' },
  );
  await page.goto(`/zh_CN${game.path}`);
  await expect(page.getByText(`${game.league} · 季后赛 · 第11轮`)).toBeVisible();
  await expect(page.getByText('屋顶漏水')).toBeVisible();
  await game.state({ status: 'interrupted', note: 'A cat on the pitch' });
  const own = page.getByText('A cat on the pitch');
  await expect(own).toHaveAttribute('lang', 'en');
  await expect(own).toHaveAttribute('dir', 'auto');
});
