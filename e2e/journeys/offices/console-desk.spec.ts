import { errors } from '@xiongmao/api/errors';
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
  ...{ dismissed: false, because: null, merged: false, links: [] },
});
const linkable = {
  ...{ kind: 'team', gameId: 202, name: 'Told', source: 'lists', country: null, matches: 0 },
  ...{ aliases: [], readings: [], startsAt: null, shownAs: null, shows: [], latest: [] },
  ...{ players: [], league: null, status: null, score: null },
};

test('All pairs from a likelihood on are merged some a call, whatever is refused, until it is stopped, and undone at once', async ({
  page,
  product,
}) => {
  // Whatever rules find in the demo: three calls' worth of pairs, of which two have been merged meanwhile.
  const pairs = Array.from({ length: 55 }, (_, at) => pair(2 * at + 1, 2 * at + 2, `Club ${at}`));
  const calls: { kind: string; shownId: number; rowId: number; reason: string }[][] = [];
  const undone: { id: number }[][] = [];
  const asked: string[] = [];
  let answerSecond: (() => void) | undefined;
  const second = new Promise<void>((resolve) => {
    answerSecond = resolve;
  });
  await page.route(`${product.console}/java/console/link-candidates?**`, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('score_gte') ?? '');
    const open = calls.length > 0 ? [] : pairs;
    return route.fulfill({ json: open, headers: { 'x-total-count': String(open.length) } });
  });
  await page.route(`${product.console}/java/console/links/many**`, async (route) => {
    const sent = route.request().postDataJSON();
    if (route.request().method() === 'PATCH') {
      undone.push(sent);
      // One of them was undone meanwhile.
      const answers = sent.map(({ id }: { id: number }) =>
        id === 8 && undone.length < 3
          ? { refused: { errorCode: errors.linkOver.code, errorMsg: 'Undone already' } }
          : { changed: { id, version: '2' } },
      );
      return route.fulfill({ json: answers });
    }
    calls.push(sent);
    if (calls.length === 2) await second;
    return route.fulfill({
      json: sent.map(({ rowId }: { rowId: number }) =>
        rowId === 4
          ? { refused: { errorCode: errors.linked.code, errorMsg: 'Merged already' } }
          : rowId === 6
            ? { refused: { errorCode: errors.alreadyOne.code, errorMsg: 'One already' } }
            : { made: { id: rowId, version: '1' } },
      ),
    });
  });

  await openConsole(page, product, 'admin', '/link-candidates');
  await expect(page.getByText('Club 0 FC')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Merge these/ })).toHaveCount(0);
  await page.getByLabel('Likelihood').selectOption({ label: '95 or more' });
  await page.getByRole('button', { name: 'Merge these 55' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog.getByText('Please fill this in')).toBeVisible();
  expect(calls).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('One club');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog.getByText('Gone through: 25 of 55')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
  answerSecond?.();
  await expect(dialog.getByText('Merged: 48')).toBeVisible();
  await expect(dialog.getByText('Already one by then: 1')).toBeVisible();
  await expect(dialog.getByText('Left as they are: 1. Merged already')).toBeVisible();
  await expect(dialog.getByText('Not come to: 5')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(asked.at(-1)).toBe('95');
  expect(calls.map((sent) => sent.length)).toEqual([25, 25]);
  expect(calls[0]?.slice(0, 2)).toEqual([
    { kind: 'team', shownId: 1, rowId: 2, reason: 'One club' },
    { kind: 'team', shownId: 3, rowId: 4, reason: 'One club' },
  ]);
  await dialog.getByRole('button', { name: 'Undo all of them' }).click();
  await expect(dialog.getByText('Left as they are: 1. Undone already')).toBeVisible();
  await expect(dialog.getByText('Merged: 1')).toBeVisible();
  expect(undone.map((sent) => sent.length)).toEqual([25, 23]);
  expect(undone[0]?.[0]).toMatchObject({ id: 100, ended: true, version: '1' });
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Undo all of them' }).click();
  await expect(dialog).toHaveCount(0);
  expect(undone.at(-1)).toMatchObject([{ id: 8 }]);
});

test('A merge leads on to the next two of the list as it is narrowed, and a key passes them over', async ({
  page,
  product,
}) => {
  const pairs = [pair(1, 2, 'Arsenal'), pair(3, 4, 'Everton'), pair(5, 6, 'Fulham')];
  const merged: { rowId: number }[] = [];
  const api = `${product.console}/java/console`;
  const narrowed: string[] = [];
  await page.route(`${api}/link-candidates?**`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    narrowed.push(['kind', 'gameId', 'score_gte'].map((name) => query.get(name)).join());
    const after = query.get('after');
    const open = pairs.filter(({ other }) => !merged.some(({ rowId }) => rowId === other.id));
    const place = pairs.findIndex(
      ({ score, one, other }) => after === `${score}-${one.id}-${other.id}`,
    );
    const behind = open.filter((each) => pairs.indexOf(each) > place);
    return route.fulfill({ json: behind, headers: { 'x-total-count': String(behind.length) } });
  });
  await page.route(`${api}/link-candidates/team-**`, (route) =>
    route.fulfill({
      json: pairs.find(({ id }) => new URL(route.request().url()).pathname.endsWith(id)),
    }),
  );
  await page.route(`${api}/linkables/team-**`, (route) => route.fulfill({ json: linkable }));
  await page.route(`${api}/links**`, (route) => {
    merged.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { id: 9, version: '1' } });
  });

  await openConsole(page, product, 'admin', '/link-candidates');
  await page.getByLabel('Likelihood').selectOption({ label: '80 or more' });
  await page.getByLabel('Sport').selectOption('202');
  await expect(page).toHaveURL(/gameId/);
  narrowed.length = 0;
  await page.getByRole('link', { name: /Arsenal/ }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Arsenal');
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(title).toContainText('Everton');
  await page.getByLabel('Reason').fill('One club');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Merged' })).toBeVisible();
  await expect(title).toContainText('Fulham');
  // What was passed over comes last.
  await page.keyboard.press('n');
  await expect(title).toContainText('Arsenal');
  expect(merged).toMatchObject([{ kind: 'team', shownId: 3, rowId: 4 }]);
  expect(new Set(narrowed)).toEqual(new Set(['team,202,80']));
  await expect(page).toHaveURL(/gameId/);
});

test('Two that are merged by now say so, with the way to undo it, and ask for no decision', async ({
  page,
  product,
}) => {
  const api = `${product.console}/java/console`;
  const link = { id: 9, rowId: 2, shownId: 1 };
  let candidate: object = { ...pair(1, 2, 'Arsenal'), score: 0, reasons: [] };
  candidate = { ...candidate, merged: true, links: [link] };
  await page.route(`${api}/link-candidates/team-1-2**`, (route) =>
    route.fulfill({ json: candidate }),
  );
  await page.route(`${api}/linkables/team-**`, (route) => route.fulfill({ json: linkable }));
  await page.route(`${api}/links/9**`, (route) => {
    if (route.request().method() !== 'GET') {
      expect(route.request().postDataJSON()).toMatchObject({ ended: true, reason: 'Two clubs' });
      candidate = { ...candidate, merged: false, links: [], dismissed: true, because: 'Two clubs' };
    }
    return route.fulfill({
      json: {
        ...{ id: 9, version: '1', kind: 'team', gameId: 202, at: '2026-05-01T12:00:00.000Z' },
        ...{ shown: told(1, 'Arsenal FC', 'lists'), row: told(2, 'Arsenal', 'figures') },
        ...{ by: null, rule: 'oneClub', because: null, along: false, ended: false },
        ...{ endedAt: null, endedBy: null, endedReason: null },
      },
    });
  });

  await openConsole(page, product, 'admin', '/link-candidates/team-1-2');
  await expect(page.getByText('They are one.')).toBeVisible();
  const bond = page.getByRole('region', { name: 'Arsenal → Arsenal FC' });
  await expect(bond).toContainText('By rule');
  await expect(bond).toContainText('One source calls one team by both names.');
  await expect(page.getByText('No rule says')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Not the same' })).toHaveCount(0);
  await expect(page.getByLabel('Reason')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await bond.getByRole('button', { name: 'Undo the merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Two clubs');
  await dialog.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('Not the same: Two clubs')).toBeVisible();
  await expect(bond).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Merge' })).toBeVisible();
});

test('Two teams of one source are merged by who types the name of the one that is shown no more', async ({
  page,
  product,
}) => {
  const api = `${product.console}/java/console`;
  const candidate = {
    ...{ ...pair(1, 2, 'Arsenal'), score: 0, reasons: [] },
    ...{ one: told(1, 'Arsenal FC', 'lists'), other: told(2, 'Arsenal', 'lists') },
  };
  const merged: object[] = [];
  await page.route(`${api}/link-candidates/team-1-2**`, (route) =>
    route.fulfill({ json: candidate }),
  );
  await page.route(`${api}/link-candidates?**`, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  );
  await page.route(`${api}/linkables/team-**`, (route) => route.fulfill({ json: linkable }));
  await page.route(`${api}/links?**`, (route) => {
    merged.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { id: 9, version: '1' } });
  });

  await openConsole(page, product, 'admin', '/link-candidates/team-1-2');
  await page.getByLabel('Leads').selectOption({ label: 'Arsenal · lists' });
  const name = page.getByLabel('Name of the one that is shown no more');
  await expect(page.getByText('To merge them all the same, type: Arsenal FC')).toBeVisible();
  await name.fill('Arsenal');
  await page.getByLabel('Reason').fill('One club');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is not its name')).toBeVisible();
  expect(merged).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await name.fill('Arsenal FC');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Merged' })).toBeVisible();
  expect(merged).toMatchObject([{ kind: 'team', shownId: 2, rowId: 1 }]);
});
