import { violationsOf } from '../../support/accessibility.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

test('A score that an operator fixes is what fans see, whatever the feed says, until it is released', async ({
  page,
  browser,
  product,
  match,
}) => {
  const { path, home, away, score } = await match();
  await score(1, 0);
  const fan = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await fan.goto(product.site + path);
  const shown = fan.getByRole('main');
  const title = async () => (await fan.title()).replace(/[\u2066-\u2069]/g, '');
  await expect(shown.getByText('Corrected by us: score')).toHaveCount(0);

  await openConsole(page, product, 'admin', '/desk-matches');
  await page.getByLabel('Number, page address, team or league').fill(`${product.site}${path}`);
  await page.getByRole('link', { name: new RegExp(home) }).click();
  await page.getByLabel(`Score, ${away}`).fill('1');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await page.getByLabel('Reason').fill('Counted by the referee');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('Corrected, and shown to fans')).toBeVisible();
  const held = page.getByRole('region', { name: 'Corrected by hand' });
  await expect(held).toContainText('1–1');
  await expect(held).toContainText('Counted by the referee');

  await expect(shown.getByText('Corrected by us: score')).toBeVisible();
  await expect.poll(title).toContain('1–1');
  expect(await violationsOf(fan)).toEqual([]);

  await score(2, 0);
  await expect(held).toContainText('Feed says 2–0');
  await expect(shown.getByText('Corrected by us: score')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await held.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release “Score”?' });
  await dialog.getByLabel('Reason').fill('The feed has it now');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('The feed decides again')).toBeVisible();
  await expect(held).toHaveCount(0);
  await expect(shown.getByText('Corrected by us: score')).toHaveCount(0);
  await expect.poll(title).toContain('2–0');
});

test('What is being corrected stays while another corrects the match, and is not saved over it', async ({
  page,
  product,
  match,
}) => {
  const { id, away, score } = await match();
  await score(1, 0);
  await openConsole(page, product, 'admin', `/desk-matches/${id}`);
  const entered = page.getByLabel(`Score, ${away}`);
  await page.getByLabel('Reason').fill('Seen at the ground');
  const correct = page.getByRole('button', { name: 'Correct', exact: true });
  await correct.click();
  await expect(page.getByRole('alert')).toHaveText(/nothing to correct/);
  await entered.fill('');
  await correct.click();
  await expect(page.getByRole('alert')).toHaveText('Enter both sides');
  await expect(entered).toBeFocused();
  await entered.fill('3');

  const row = `${product.console}/java/console/desk-matches/${id}`;
  const { version } = (await (await page.request.get(row)).json()) as { version: string };
  const other = await page.request.patch(row, {
    headers: { 'x-xiongmao': '1' },
    data: { version, fix: { status: 'interrupted' }, reason: 'Rain' },
  });
  expect(other.status(), await other.text()).toBe(200);
  await expect(page.getByRole('region', { name: 'Corrected by hand' })).toContainText('Rain');
  await expect(entered).toHaveValue('3');
  await correct.click();
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  const had = page.getByRole('region', { name: 'Your previous entry' });
  await expect(had).toContainText(`Score, ${away}`);
  await expect(had).toContainText('Seen at the ground');
  await expect(entered).toHaveValue('0');
  await entered.fill('1');
  await page.getByLabel('Reason').fill('Seen at the ground');
  await correct.click();
  await expect(page.getByText('Corrected, and shown to fans')).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('');
});

test('Who goes on to a row just as what was typed is looked for is not called back to the list', async ({
  page,
  product,
  match,
}) => {
  const { home, score } = await match();
  await score(1, 0);
  await openConsole(page, product, 'admin', '/desk-matches');
  const search = page.getByLabel('Number, page address, team or league');
  await search.fill(home);
  const row = page.getByRole('link', { name: new RegExp(home) });
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/filters/);
  await row.evaluate(
    (link, typed) => {
      const input = document.querySelector<HTMLInputElement>('input[type=search]')!;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // Both are due by the time that the page is free again: the search first, then the click.
      const busyUntil = performance.now() + 400;
      setTimeout(() => (link as HTMLElement).click(), 300);
      while (performance.now() < busyUntil);
    },
    home.slice(0, -1),
  );
  await expect(page.getByRole('heading', { name: new RegExp(home) })).toBeVisible();
  await expect(page).toHaveURL(/desk-matches\/\d+$/);
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

test('A merge leads on to the next two that may be one, and a key passes them over', async ({
  page,
  product,
}) => {
  const pairs = [pair(1, 2, 'Arsenal'), pair(3, 4, 'Everton'), pair(5, 6, 'Fulham')];
  const merged: { rowId: number }[] = [];
  const api = `${product.console}/java/console`;
  await page.route(`${api}/link-candidates?**`, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const open = pairs.filter(({ other }) => !merged.some(({ rowId }) => rowId === other.id));
    const behind = open.slice(after ? open.findIndex(({ id }) => id === after) + 1 : 0);
    return route.fulfill({ json: behind, headers: { 'x-total-count': String(behind.length) } });
  });
  await page.route(`${api}/link-candidates/team-**`, (route) =>
    route.fulfill({
      json: pairs.find(({ id }) => new URL(route.request().url()).pathname.endsWith(id)),
    }),
  );
  await page.route(`${api}/linkables/team-**`, (route) =>
    route.fulfill({
      json: {
        ...{ kind: 'team', gameId: 202, name: 'Told', source: 'lists', country: null, matches: 0 },
        ...{ aliases: [], readings: [], startsAt: null, shownAs: null, shows: [], latest: [] },
        ...{ players: [], league: null, status: null, score: null },
      },
    }),
  );
  await page.route(`${api}/links**`, (route) => {
    merged.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { id: 9, version: '1' } });
  });

  await openConsole(page, product, 'admin', '/link-candidates/team-1-2');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Arsenal');
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(title).toContainText('Everton');
  await page.getByLabel('Reason').fill('One club');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Merged' })).toBeVisible();
  await expect(title).toContainText('Arsenal');
  await page.keyboard.press('n');
  await expect(title).toContainText('Fulham');
  expect(merged).toMatchObject([{ kind: 'team', shownId: 3, rowId: 4 }]);
});
