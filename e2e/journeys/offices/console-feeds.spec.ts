import { randomBytes } from 'node:crypto';
import type { FixtureMessage, StateMessage } from '@xiongmao/api/feeds/messages';
import { feedSource } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { createFeed } from '../../support/matches/feed.ts';
import { fromNow, kickOff } from '../../support/matches/matches.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

const early = (match: string): StateMessage => ({
  type: 'state',
  match,
  version: 1,
  state: { ...kickOff, score: { home: 2, away: 1 } },
});

const fixture = (match: string): FixtureMessage => ({
  type: 'fixture',
  match,
  version: 1,
  gameId: 202,
  league: { id: match, name: `League ${match}` },
  season: '2026',
  home: { id: `${match} home`, name: 'Early Birds' },
  away: { id: `${match} away`, name: 'Late Comers' },
  startsAt: fromNow(0),
  date: fromNow(0).slice(0, 10),
});

test('What a feed said too early is seen in quarantine, retried until it fits, and the rest ignored', async ({
  page,
  product,
}) => {
  const feed = createFeed(product);
  const [wanted, noise] = ['early', 'noise'].map((word) => word + randomBytes(3).toString('hex'));
  await expect(feed.push(early(wanted!))).rejects.toThrow('no fixture');
  await expect(feed.push(early(noise!), early(`${noise}2`))).rejects.toThrow('no fixture');

  await openConsole(page, product, 'support', '/feed-sources');
  const row = page.getByRole('row', { name: new RegExp(`^${feedSource} Push`) });
  await expect(row).toContainText('ago');
  await row.getByRole('link').click();

  await page.getByLabel('Match or reason').fill(wanted!);
  const kept = page.getByRole('row', { name: new RegExp(`match ${wanted}: state`) });
  await expect(kept).toContainText('no fixture of');
  await kept.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('"home": 2')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 refused again')).toBeVisible();

  await feed.push(fixture(wanted!));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 applied')).toBeVisible();
  await expect(kept).toHaveCount(0);

  await page.getByLabel('Match or reason').fill(noise!);
  await expect(page.getByRole('row', { name: /: state/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Select all here' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Ignore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ignore 2 messages?' });
  await dialog.getByLabel('Reason').fill('A test of theirs');
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect(page.getByText('2 ignored')).toBeVisible();
  await expect(page.getByRole('row', { name: /: state/ })).toHaveCount(0);

  await page.getByLabel('Status').selectOption({ label: 'Ignored' });
  await page.getByRole('button', { name: 'Select all here' }).click();
  await page.getByRole('button', { name: 'Stop ignoring' }).click();
  await expect(page.getByText('2 back in the list')).toBeVisible();
});
