import { violationsOf } from '../../support/accessibility.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

const told = (id: number, name: string, source: string) => ({ id, name, source });
const pair = (one: number, other: number, name: string) => ({
  ...{ id: `team-${one}-${other}`, kind: 'team', gameId: 202, score: 95, version: '1' },
  ...{ one: told(one, `${name} FC`, 'lists'), other: told(other, name, 'figures') },
  reasons: [{ why: 'sameName', count: null }],
  ...{ dismissed: false, because: null },
});

test('All pairs from a likelihood on are merged after one question, and undone at once', async ({
  page,
  product,
}) => {
  // Whatever rules find in the demo: two pairs, of which one has been merged meanwhile.
  const merged: object[] = [];
  const undone: object[] = [];
  let open = [pair(1, 2, 'Arsenal'), pair(3, 4, 'Everton')];
  const asked: string[] = [];
  await page.route(`${product.console}/java/console/link-candidates?**`, (route) => {
    if (merged.length > 0) open = [];
    asked.push(new URL(route.request().url()).searchParams.get('score_gte') ?? '');
    return route.fulfill({ json: open, headers: { 'x-total-count': String(open.length) } });
  });
  await page.route(`${product.console}/java/console/links**`, (route) => {
    const sent = route.request().postDataJSON();
    if (route.request().method() === 'PUT' || route.request().method() === 'PATCH') {
      undone.push(sent);
      return route.fulfill({ json: { id: 9, version: '2' } });
    }
    merged.push(sent);
    return sent.rowId === 4
      ? route.fulfill({ status: 409, json: { errorCode: 1102, errorMsg: 'Merged already' } })
      : route.fulfill({ status: 201, json: { id: 9, version: '1' } });
  });

  await openConsole(page, product, 'admin', '/link-candidates');
  await expect(page.getByText('Arsenal FC')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Merge these/ })).toHaveCount(0);
  await page.getByLabel('Likelihood').selectOption({ label: '95 or more' });
  await page.getByRole('button', { name: 'Merge these 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog.getByText('Please fill this in')).toBeVisible();
  expect(merged).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('One club');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog.getByText(/^Merged: 1\. Left as they are: 1/)).toBeVisible();
  expect(asked.at(-1)).toBe('95');
  expect(merged).toMatchObject([
    { kind: 'team', shownId: 1, rowId: 2, reason: 'One club' },
    { kind: 'team', shownId: 3, rowId: 4, reason: 'One club' },
  ]);
  await dialog.getByRole('button', { name: 'Undo all of them' }).click();
  await expect(dialog).toHaveCount(0);
  expect(undone).toMatchObject([{ ended: true, version: '1' }]);
});
