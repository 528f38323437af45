import { anchorRules } from '@xiongmao/api/anchors/rules';
import { errors } from '@xiongmao/api/errors';
import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { anchorApplication } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

const zone = 'Asia/Shanghai';

let app: TestApp;
let picture: string;
let admin: Person;
let asAdmin: ReturnType<typeof backOffice>;
let asSupport: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true, env: { BRAND_ZONE: zone } });
  admin = await person(app).signInAs('admin');
  asAdmin = backOffice(admin);
  asSupport = backOffice(await person(app).signInAs('support'));
  picture = await drawn(90, 60);
});

let names = 0;
let someone: Person;
let uid: number;
beforeEach(async () => {
  someone = await person(app).register(`applicant${++names}@example.org`);
  uid = Number(someone.cookies.get('uid'));
  await app.db.execute(sql`
    update account set area_code = '86', mobile = ${String(13_800_000_000 + uid)} where id = ${uid}`);
});

const application = (more: object = {}) => ({
  realName: 'Li Hua',
  birthDate: '1990-05-01',
  introduction: 'Twenty years of football',
  documents: [picture, picture],
  rules: anchorRules.version,
  ...more,
});
const apply = (more: object = {}) => someone.post('/anchor/apply', application(more));
const standing = async () => (await someone.get('/anchor/status')).result;
const review = (decision: 'recommended' | 'refused', reason?: string) =>
  asSupport.update('anchor-applications', uid, { decision, reason });
const approve = (office = asAdmin) => office.create('roles', { userId: uid, role: 'anchor' });
const look = (side = 0, who = admin) => who.post('/anchor/document', { userId: uid, side });
/** At all of it, as one must before one approves. */
const lookAtAll = async (who = admin) => {
  for (const side of [0, 1]) await look(side, who);
};
const prove = (who: Person) => who.post('/login/prove', { password: 'Demo1234' });
const told = async (name: string) =>
  (await someone.get('/user/notices')).result.items.find(
    (notice: { name: string }) => notice.name === name,
  );

test('Whoever applies with the bound phone waits for a review, once', async () => {
  expect(await standing()).toMatchObject({ state: 'none', phone: expect.stringContaining('*') });
  expect(await apply()).toMatchObject({
    result: { state: 'underReview', agreedRules: anchorRules.version, rights: [], ban: null },
  });
  expect((await apply()).errorCode).toBe(errors.anchorApplied.code);
  expect((await someone.get('/anchor/whether')).result).toEqual({ anchor: false, ban: null });
  const { body } = await asSupport.get('anchor-applications', uid);
  expect(body).toMatchObject({ id: uid, state: 'underReview', documents: 2 });
  expect(JSON.stringify(body)).not.toContain('Li Hua');
});

test('Two applications at once are one', async () => {
  // Long enough to read that both have been found to be the first by then.
  const documents = [await drawn(4_000, 3_000)];
  const answers = await Promise.all([apply({ documents }), apply({ documents })]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fail', 'success']);
  expect(answers.find(({ status }) => status === 'fail')!.errorCode).toBe(
    errors.anchorApplied.code,
  );
});

test('Guests have neither a standing nor an application', async () => {
  const guest = person(app);
  for (const path of ['/anchor/status', '/anchor/whether']) {
    expect((await guest.get(path)).errorCode).toBe(errors.signInRequired.code);
  }
  expect((await guest.post('/anchor/apply', application())).errorCode).toBe(
    errors.signInRequired.code,
  );
  expect((await guest.post('/anchor/document', { userId: uid, side: 0 })).errorCode).toBe(
    errors.signInRequired.code,
  );
});

test('Without a phone that is bound nobody applies', async () => {
  await app.db.execute(sql`update account set area_code = null, mobile = null where id = ${uid}`);
  expect((await apply()).errorCode).toBe(errors.noPhoneBound.code);
});

test('On the day that they become 18 in the brand’s zone people may apply, and not the day before', async () => {
  const today = zonedDay(new Date(), zone);
  const birthDate = (day: string) => `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
  expect((await apply({ birthDate: birthDate(addDays(today, 1)) })).errorCode).toBe(
    errors.anchorTooYoung.code,
  );
  expect((await apply({ birthDate: '2999-01-01' })).errorCode).toBe(errors.anchorTooYoung.code);
  expect((await apply({ birthDate: '1899-12-31' })).errorCode).toBe(errors.invalidInput.code);
  expect((await apply({ birthDate: birthDate(today) })).status).toBe('success');
  expect((await asSupport.get('anchor-applications', uid)).body.age).toBe(18);
});

test('Other rules than the present ones are agreed to in vain', async () => {
  expect((await apply({ rules: '2020-01-01' })).errorCode).toBe(errors.rulesNotAgreed.code);
});

test.each([
  ['no picture', async () => Buffer.from('No picture, but text').toString('base64'), 'badImage'],
  ['a picture of too many pixels', () => drawn(6_000, 4_001), 'imageTooLarge'],
] as const)('A document that is %s is refused', async (_what, draw, error) => {
  expect((await apply({ documents: [await draw()] })).errorCode).toBe(errors[error].code);
  expect((await standing()).state).toBe('none');
});

async function drawn(width: number, height: number): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: '#000' } });
  return (await image.png().toBuffer()).toString('base64');
}

test('Who they are and their documents are sealed where they are kept', async () => {
  await apply();
  const [kept] = await rows<{ text: string }>(
    app.db,
    sql`select a::text || string_agg(d::text, '') as text from anchor a
      join anchor_document d on d.account_id = a.account_id where a.account_id = ${uid} group by a`,
  );
  expect(kept!.text.length).toBeGreaterThan(500);
  expect(kept!.text).not.toMatch(/Li Hua|1990-05-01/);
  // WebP begins so, in base64.
  expect(kept!.text).not.toContain('UklGR');
});

test('A document is seen by who decides alone, after a proof, and each look stands in the audit log', async () => {
  await apply();
  const support = await person(app).signInAs('support');
  expect((await look(0, support)).errorCode).toBe(errors.forbidden.code);
  await app.db.execute(sql`update session set proven_at = now() - interval '1 day'`);
  app.identity.forgetSessions();
  expect((await look()).errorCode).toBe(errors.proofRequired.code);
  await app.db.execute(sql`update session set proven_at = now()`);
  app.identity.forgetSessions();
  for (const side of [0, 1]) {
    const { result } = await look(side);
    expect(result).toMatchObject({ realName: 'Li Hua', birthDate: '1990-05-01' });
    const { format, width } = await sharp(Buffer.from(result.image, 'base64')).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 90 });
  }
  const { body } = await asAdmin.list('audit-entries', { aboutId: String(uid) });
  expect(body).toMatchObject([
    {
      action: 'anchor-applications.look',
      target: `anchor-applications/${uid}`,
      after: { side: 1 },
    },
    { action: 'anchor-applications.look', username: 'admin', after: { side: 0 } },
  ]);
});

test('Nobody approves who has not looked at each side of the document, whoever else did', async () => {
  const other = await person(app).register(`administrator${names}@example.org`);
  await asAdmin.create('roles', { userId: Number(other.cookies.get('uid')), role: 'admin' });
  await prove(other);
  await apply();
  await lookAtAll(other);
  const unseen = async (office = asAdmin) =>
    (await office.get('anchor-applications', uid)).body.unseen;
  expect([await unseen(), await unseen(backOffice(other)), await unseen(asSupport)]).toEqual([
    2, 0, 2,
  ]);
  expect(await approve()).toMatchObject({
    status: 422,
    body: { errorCode: errors.documentsUnseen.code },
  });
  await look(0);
  await look(0);
  expect(await unseen()).toBe(1);
  expect((await approve()).body.errorCode).toBe(errors.documentsUnseen.code);
  expect(await standing()).toMatchObject({ state: 'underReview' });
  await look(1);
  expect((await approve()).status).toBe(201);
});

test('What was looked at of an application is not of the next', async () => {
  await apply();
  await lookAtAll();
  await review('refused', 'The picture can’t be read');
  await apply();
  expect((await approve()).body.errorCode).toBe(errors.documentsUnseen.code);
});

test('Of who did not apply there is no document', async () => {
  expect((await look()).errorCode).toBe(errors.noAnchorApplication.code);
});

test('Who is refused is told why, their documents are gone, and they may apply again', async () => {
  await apply();
  expect((await review('refused')).status).toBe(422);
  expect((await review('refused', 'The picture can’t be read')).status).toBe(200);
  expect(await told('anchorRefused')).toMatchObject({
    values: { reason: 'The picture can’t be read' },
  });
  expect(await standing()).toMatchObject({ state: 'refused', reason: 'The picture can’t be read' });
  expect((await look()).errorCode).toBe(errors.noAnchorApplication.code);
  expect((await asSupport.get('anchor-applications', uid)).body.documents).toBe(0);
  expect(await rows(app.db, sql`select from anchor_document where account_id = ${uid}`)).toEqual(
    [],
  );
  expect((await review('recommended')).body.errorCode).toBe(errors.anchorApplicationDecided.code);
  expect((await approve()).body.errorCode).toBe(errors.noAnchorApplication.code);
  expect((await apply()).result).toMatchObject({ state: 'underReview', reason: null });
});

test('Support recommends, an administrator approves by giving the role, and the documents are gone', async () => {
  await apply();
  expect((await approve(asSupport)).status).toBe(403);
  expect((await review('recommended')).status).toBe(200);
  expect((await asAdmin.get('anchor-applications', uid)).body).toMatchObject({
    state: 'underReview',
    recommendedBy: 'support',
  });
  await lookAtAll();
  expect((await approve()).status).toBe(201);
  expect((await asAdmin.get('anchor-applications', uid)).body).toMatchObject({
    state: 'approved',
    reviewedBy: 'admin',
    documents: 0,
  });
  expect(await told('roleGiven.anchor')).toBeDefined();
  expect((await someone.get('/anchor/whether')).result).toEqual({ anchor: true, ban: null });
  expect((await look()).errorCode).toBe(errors.noAnchorApplication.code);
  expect((await apply()).errorCode).toBe(errors.anchorApplied.code);
});

test('Who did not apply is not given the role', async () => {
  expect((await approve()).body.errorCode).toBe(errors.noAnchorApplication.code);
});

test('Two who approve at once approve once', async () => {
  await apply();
  await lookAtAll();
  const answers = await Promise.all([approve(), approve()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('Of an approval and a refusal at once one is too late', async () => {
  await apply();
  await lookAtAll();
  const { version } = (await asSupport.get('anchor-applications', uid)).body;
  const refusal = { decision: 'refused', reason: 'No', version };
  const [approved, refused] = await Promise.all([
    approve(),
    asSupport.change('anchor-applications', uid, refusal),
  ]);
  const { state } = await standing();
  expect([approved.status === 201, refused.status === 200]).toEqual([
    state === 'approved',
    state === 'refused',
  ]);
});

test('Whose role was taken is none any more, and may apply anew', async () => {
  await anchorApplication(app, uid);
  await approve();
  expect((await someone.post('/anchorInfo', {})).status).toBe('success');
  expect((await asAdmin.remove('roles', `${uid}-anchor`)).status).toBe(200);
  expect((await standing()).state).toBe('ended');
  expect((await someone.post('/anchorInfo', {})).errorCode).toBe(errors.notAnchor.code);
  expect((await apply()).result.state).toBe('underReview');
});

test('After the rules have changed they are agreed to once more', async () => {
  await anchorApplication(app, uid);
  expect((await someone.post('/anchor/rules', { rules: anchorRules.version })).errorCode).toBe(
    2500,
  );
  await approve();
  await app.db.execute(sql`update anchor set agreed_rules = 'of then' where account_id = ${uid}`);
  const agree = (rules: string) => someone.post('/anchor/rules', { rules });
  expect((await agree('of then')).errorCode).toBe(errors.rulesNotAgreed.code);
  expect((await agree(anchorRules.version)).result.agreedRules).toBe(anchorRules.version);
  expect((await person(app).post('/anchor/rules', { rules: '' })).errorCode).toBe(
    errors.signInRequired.code,
  );
});

test('Who leaves takes along who they are, what they wrote, and their documents', async () => {
  await apply();
  await prove(someone);
  expect((await someone.post('/user/delete', {})).status).toBe('success');
  const [kept] = await rows<object>(
    app.db,
    sql`select state, real_name, birth_date, age, introduction,
        (select count(*)::int from anchor_document where account_id = ${uid}) as documents
      from anchor where account_id = ${uid}`,
  );
  expect(kept).toEqual({
    state: 'refused',
    real_name: null,
    birth_date: null,
    age: null,
    introduction: '',
    documents: 0,
  });
  expect((await asAdmin.get('anchor-applications', uid)).status).toBe(404);
});
