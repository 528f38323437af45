import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { postedPlan } from '#testing/people/sold-plan.ts';

const introduction = 'Twenty years of watching football';

let app: TestApp;
let desk: ReturnType<typeof backOffice>;
let admin: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = backOffice(await person(app).signInAs('admin'));
  desk = backOffice(await person(app).signInAs('support'));
});

let names = 0;
let someone: Person;
let uid: number;
beforeEach(async () => {
  someone = await person(app).register(`applicant${++names}@example.org`);
  uid = Number(someone.cookies.get('uid'));
});

const apply = (query: Record<string, string> = {}) =>
  someone.post(
    `/user/expertApply?${new URLSearchParams({ introduction, gameIds: '202', ...query })}`,
    {},
  );
const standing = async () => (await someone.post('/user/expertApplyStart', {})).result;
const review = (decision: 'recommended' | 'refused', reason?: string) =>
  desk.update('expert-applications', uid, { decision, reason });
const approve = (office = admin) => office.create('roles', { userId: uid, role: 'expert' });
/** The newest notice of a name. */
const told = async (name: string) =>
  (await someone.get('/user/notices')).result.items.find(
    (notice: { name: string }) => notice.name === name,
  );

test('Whoever applies waits for a review, once', async () => {
  expect(await standing()).toMatchObject({ state: 'none', bound: true });
  expect((await apply()).result).toMatchObject({ state: 'underReview', introduction });
  expect((await apply()).errorCode).toBe(errors.alreadyApplied.code);
  const { body } = await desk.get('expert-applications', uid);
  expect(body).toMatchObject({ id: uid, introduction, gameIds: [202], state: 'underReview' });
});

test.each([
  ['too little about oneself', { introduction: 'Nineteen letters..' }],
  ['no games', { gameIds: '' }],
  ['games that do not exist', { gameIds: '202,999' }],
])('An application with %s is refused at once', async (_what, query) => {
  expect((await apply(query)).status).toBe('fail');
  expect((await standing()).state).toBe('none');
});

test('Without an address that is bound nobody applies', async () => {
  await app.db.execute(sql`update account set email = null where id = ${uid}`);
  expect((await apply()).errorCode).toBe(errors.noAddressBound.code);
});

test('Who is refused is told why, and may apply again', async () => {
  await apply();
  expect((await review('refused')).status).toBe(422);
  expect((await review('refused', 'Tell us more')).status).toBe(200);
  expect(await told('expertRefused')).toMatchObject({ values: { reason: 'Tell us more' } });
  expect(await standing()).toMatchObject({ state: 'refused', reason: 'Tell us more' });
  expect((await review('recommended')).body.errorCode).toBe(errors.applicationDecided.code);
  expect((await approve()).body.errorCode).toBe(errors.noApplication.code);
  expect((await apply()).result).toMatchObject({ state: 'underReview', reason: null });
});

test('Support recommends, and an administrator who reads of it approves', async () => {
  await apply();
  expect((await approve(desk)).status).toBe(403);
  expect((await review('recommended')).status).toBe(200);
  const read = async () => (await admin.get('expert-applications', uid)).body;
  expect(await read()).toMatchObject({ state: 'underReview', recommendedBy: 'support' });
  expect((await standing()).state).toBe('underReview');
  expect((await approve()).status).toBe(201);
  expect(await read()).toMatchObject({ state: 'approved', reviewedBy: 'admin' });
});

test('Who is approved becomes an expert, and is told of the plans that pass and that do not', async () => {
  await apply();
  const studio = backOffice(someone, 'studio');
  expect((await studio.list('plans')).status).toBe(403);
  expect((await approve()).status).toBe(201);
  expect(await told('roleGiven.expert')).toBeDefined();
  const planId = await postedPlan(app, someone);
  const values = { planId, title: writtenPlan.title };
  expect((await desk.update('plans', planId, { state: 'refused' })).status).toBe(422);
  await desk.update('plans', planId, { state: 'refused', reason: 'Too short' });
  expect((await told('planRefused')).values).toEqual({ ...values, reason: 'Too short' });
  await studio.update('plans', planId, { content: `${writtenPlan.content} So do they at home.` });
  await desk.update('plans', planId, { state: 'published' });
  expect((await told('planPublished')).values).toEqual(values);
});
