import { randomBytes } from 'node:crypto';
import { errors } from '@xiongmao/api/errors';
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

test('Who ignores one message after the other by keys goes on with the next, and at last with the heading', async ({
  page,
  product,
}) => {
  let ids = [1, 2, 3];
  const kept = (id: number) => ({
    ...{ id, source: 'acme', place: `match ${id}`, reason: 'startsAt: expected an instant' },
    ...{ raw: null, size: 0, count: 1, state: 'open', outcome: null, by: null, at: null },
    ...{ firstAt: '2026-05-01T12:00:00.000Z', lastAt: '2026-05-01T12:00:00.000Z' },
    ...{ because: null, retryable: true, version: '1' },
  });
  const address = `${product.console}/java/console/quarantined-messages`;
  await page.route(`${address}?**`, (route) =>
    route.fulfill({ json: ids.map(kept), headers: { 'x-total-count': `${ids.length}` } }),
  );
  await page.route(`${address}/*`, (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    ids = ids.filter((each) => each !== id);
    return route.fulfill({ json: { ...kept(id), state: 'ignored' } });
  });
  const ignore = async (count: number) => {
    await page.getByRole('button', { name: 'Ignore', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Ignore / });
    await dialog.getByLabel('Reason').fill('A test of theirs');
    await dialog.getByRole('button', { name: 'Ignore' }).press('Enter');
    await expect(page.getByRole('checkbox')).toHaveCount(count);
  };
  await openConsole(page, product, 'support', '/quarantined-messages');
  // Opened to be read.
  await page
    .getByRole('row', { name: /match 2/ })
    .getByRole('button')
    .press('Enter');
  await ignore(2);
  await expect(page.getByRole('checkbox', { name: /match 3/ })).toBeFocused();
  // Chosen: the last one.
  await page.keyboard.press('Space');
  await ignore(1);
  await expect(page.getByRole('checkbox', { name: /match 1/ })).toBeFocused();
  await page.keyboard.press('Space');
  await ignore(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Of the chosen messages it is said how many can be retried, and a refused reason is kept', async ({
  page,
  product,
}) => {
  const kept = (id: number, retryable: boolean) => ({
    ...{ id, source: retryable ? 'acme' : 'files', place: `match ${id} ${'long'.repeat(20)}` },
    ...{ reason: 'startsAt: expected an instant', raw: null, size: 0, count: 1, state: 'open' },
    ...{ firstAt: '2026-05-01T12:00:00.000Z', lastAt: '2026-05-01T12:00:00.000Z', outcome: null },
    ...{ by: null, at: null, because: null, retryable, version: '1' },
  });
  const address = `${product.console}/java/console/quarantined-messages`;
  await page.route(`${address}?**`, (route) =>
    route.fulfill({ json: [kept(1, true), kept(2, false)], headers: { 'x-total-count': '2' } }),
  );
  await page.route(`${address}/*`, (route) =>
    route.fulfill({
      status: 409,
      json: { errorCode: errors.unavailable.code, errorMsg: 'Changed meanwhile' },
    }),
  );
  await openConsole(page, product, 'support', '/quarantined-messages');
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByRole('button', { name: 'Retry 1 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Ignore', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ignore 2 messages?' });
  await dialog.getByLabel('Reason').fill('A test of theirs');
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect(page.getByText('2 failed · Changed meanwhile')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('A test of theirs');
  const box = await page.getByRole('checkbox').first().boundingBox();
  expect(box?.width).toBe(24);
});
