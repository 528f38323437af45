import { errors } from '@xiongmao/api/errors';
import { agreementVersion } from '@xiongmao/api/identity/protocols';
import { pageNames } from '@xiongmao/api/pages/rules';
import type { PageText } from '@xiongmao/api/pages/shapes';
import { fallbackChain, locales } from '@xiongmao/i18n/locales';
import { readTexts } from '@xiongmao/i18n/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let clock: SteeredClock;
let editor: ReturnType<typeof backOffice>;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ accounts: true, clock });
  editor = backOffice(await person(app).signInAs('editor'));
});
beforeEach(async () => {
  await app.db.$client.query('delete from page_version');
});

const inMinutes = (minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();
const said = (what: string): PageText => ({
  title: what,
  summary: what,
  body: `# ${what}\n${what}`,
});
const texts = (what: string) => ({ zh_CN: said(`${what} 中`), en_US: said(what) });

interface Read {
  number: number;
  title: string;
  body: string;
  locale: string;
  from: string | null;
  versions: { number: number }[];
}
async function read(
  page: string,
  more: { version?: number; language?: string } = {},
): Promise<Read> {
  const { version, language = 'en_US' } = more;
  const search = version === undefined ? '' : `&version=${version}`;
  return (await person(app).get(`/app/getPage?page=${page}${search}`, { language })).result;
}
async function write(page: string, changes: object): Promise<number> {
  const made = await editor.create('page-versions', { page });
  expect(made).toMatchObject({ status: 201, body: { page, state: 'draft', from: null } });
  const { id } = made.body;
  expect(await editor.update('page-versions', id, changes)).toMatchObject({ status: 200 });
  return id;
}

test.each(pageNames)(
  'Of %s there is what the product comes with, in each language that has it',
  async (page) => {
    for (const language of locales) {
      const locale = fallbackChain(language).find((each) => 'protocols' in readTexts(each));
      const shown = await read(page, { language });
      expect(shown).toMatchObject({ number: 1, locale });
      expect(shown.body).toMatch(/^# \S/);
    }
  },
);

test('A version begins as the one before it, and is read from when it holds', async () => {
  const shipped = await read('about');
  const id = await write('about', { note: 'New office' });
  const { body: draft } = await editor.get('page-versions', id);
  expect(draft.texts.en_US).toEqual({
    title: shipped.title,
    summary: expect.any(String),
    body: shipped.body,
  });
  expect(draft.before).toEqual(draft.texts);
  expect(await read('about')).toEqual(shipped);

  await editor.update('page-versions', id, { texts: texts('Second'), from: inMinutes(10) });
  expect((await editor.get('page-versions', id)).body.state).toBe('scheduled');
  expect(await read('about')).toEqual(shipped);
  clock.forward({ minutes: 11 });
  expect(await read('about')).toMatchObject({ number: 2, title: 'Second', locale: 'en_US' });
  expect(await read('about', { language: 'zh_tw' })).toMatchObject({
    title: 'Second 中',
    locale: 'zh_CN',
  });
  expect((await editor.get('page-versions', id)).body.state).toBe('current');
});

test('What held before is read at its own address; what does not hold yet, at none', async () => {
  const shipped = await read('certificate');
  await write('certificate', { texts: texts('Second'), from: 'now' });
  await write('certificate', { texts: texts('Third'), from: 'now' });
  await write('certificate', { texts: texts('Fourth') });
  expect(await read('certificate')).toMatchObject({
    title: 'Third',
    versions: [{ number: 3 }, { number: 2 }, { number: 1 }],
  });
  expect(await read('certificate', { version: 2 })).toMatchObject({ title: 'Second' });
  expect((await read('certificate', { version: 1 })).body).toBe(shipped.body);
  for (const version of [4, 9]) {
    const answer = await person(app).send(`/java/app/getPage?page=certificate&version=${version}`);
    expect(answer.status).toBe(404);
  }
  const states = (await editor.list('page-versions', { page: 'certificate' })).body;
  expect(states.map(({ state }: { state: string }) => state)).toEqual(['draft', 'current', 'past']);
});

test('A version that holds stays as it was', async () => {
  const id = await write('about', { texts: texts('Second'), from: 'now' });
  const refused = { status: 409, body: { errorCode: errors.versionHolds.code } };
  expect(await editor.update('page-versions', id, { texts: texts('Other') })).toMatchObject(
    refused,
  );
  expect(await editor.remove('page-versions', id)).toMatchObject(refused);
  expect(await read('about')).toMatchObject({ title: 'Second' });
});

test('A version holds from no moment that has passed', async () => {
  const id = await write('about', {});
  const answer = await editor.update('page-versions', id, { from: inMinutes(-1) });
  expect(answer).toMatchObject({ status: 422, body: { errors: { from: expect.any(String) } } });
});

test('Of two editors one writes the next version, and neither saves over the other', async () => {
  const other = backOffice(await person(app).signInAs('admin'));
  const made = await Promise.all(
    [editor, other].map((each) => each.create('page-versions', { page: 'power' })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { id, version } = made.find(({ status }) => status === 201)!.body;
  expect((await other.change('page-versions', id, { version, texts: texts('First') })).status).toBe(
    200,
  );
  expect(await editor.change('page-versions', id, { version, texts: texts('Mine') })).toMatchObject(
    {
      status: 409,
      body: { errorCode: errors.stale.code },
    },
  );
  expect((await editor.get('page-versions', id)).body.texts.en_US.title).toBe('First');
});

test('A version that holds from a day to come is no draft again beside another', async () => {
  const scheduled = await write('about', { from: inMinutes(60), note: 'Later' });
  const draft = await write('about', { note: 'Next' });
  const again = () => editor.update('page-versions', scheduled, { from: null, note: 'Changed' });
  expect(await again()).toMatchObject({
    status: 409,
    body: { errorCode: errors.draftExists.code },
  });
  const { body } = await editor.get('page-versions', scheduled);
  expect(body).toMatchObject({ state: 'scheduled', note: 'Later' });
  await editor.remove('page-versions', draft);
  expect(await again()).toMatchObject({ status: 200, body: { state: 'draft' } });
});

test('A draft that goes leaves its number to the next', async () => {
  const id = await write('power', {});
  expect((await editor.remove('page-versions', id)).status).toBe(200);
  expect((await editor.create('page-versions', { page: 'power' })).body.number).toBe(2);
});

test('Who agreed to older words is asked again once newer ones hold, and about other pages never', async () => {
  const fan = await person(app).register('agreed@example.org');
  const own = async (someone: Person = fan) =>
    (await someone.get(`/user/info?userId=${fan.cookies.get('uid')}`)).result.own;
  expect(await own()).toMatchObject({ agreementDue: false, agreementVersion });
  await write('power', { texts: texts('Powers'), from: 'now' });
  expect((await own()).agreementDue).toBe(false);

  await write('privacy', { texts: texts('Privacy'), from: inMinutes(5) });
  expect((await own()).agreementDue).toBe(false);
  clock.forward({ minutes: 6 });
  const { agreementDue, agreementVersion: version } = await own();
  expect(agreementDue).toBe(true);
  expect((await person(app).get('/login/methods')).result.agreementVersion).toBe(version);

  // What was read before they changed is what one agreed to.
  await fan.post('/user/agree', { agreed: true, version: agreementVersion });
  expect((await own()).agreementDue).toBe(true);
  await fan.post('/user/agree', { agreed: true, version });
  expect((await own()).agreementDue).toBe(false);
  const newcomer = await person(app).register('newcomer@example.org');
  const uid = newcomer.cookies.get('uid');
  expect((await newcomer.get(`/user/info?userId=${uid}`)).result.own.agreementDue).toBe(false);
});

test.each([
  ['a language that others fall back to missing', { texts: { en_US: said('Alone') } }],
  ['a page without words', { texts: { ...texts('None'), en_US: { ...said('None'), body: ' ' } } }],
  [
    'words without end',
    { texts: { ...texts('Long'), ar: { ...said('Long'), body: 'x'.repeat(60_001) } } },
  ],
])('Refused is %s', async (_, changes) => {
  const id = await write('about', {});
  expect((await editor.update('page-versions', id, changes)).status).toBe(422);
});

test('Nobody but editors and administrators writes any', async () => {
  for (const name of ['fan', 'support', 'manager']) {
    const someone = backOffice(await person(app).signInAs(name));
    expect((await someone.create('page-versions', { page: 'about' })).status, name).toBe(403);
    expect((await someone.list('page-versions')).status, name).toBe(403);
  }
});
