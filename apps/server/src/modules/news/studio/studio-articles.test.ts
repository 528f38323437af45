import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { writtenPlan } from '#testing/factories.ts';
import { draftArticle, draftedArticle } from '#testing/people/articles.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { postedPlan } from '#testing/people/sold-plan.ts';
import { eraseNews } from '../erase-news.ts';

let app: TestApp;
let expert: Person;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;

beforeAll(async () => {
  app = await testApp({ accounts: true });
  const someone = await person(app).register('writer@example.org');
  await makeExpert(app, someone);
  expert = someone;
  studio = backOffice(expert, 'studio');
  desk = backOffice(await person(app).signInAs('editor'));
});

const given = draftedArticle;
const draft = () => draftArticle(expert, 'studio');
const submit = (id: number) => studio.update('articles', id, { event: 'submit' });
const read = (id: number) => person(app).get(`/soccer/news${id}`);

test("An expert's article passes an editor before anybody reads it, and its author is told", async () => {
  const id = await draft();
  // A draft is the expert's alone.
  expect((await desk.get('news-articles', id)).status).toBe(404);
  expect((await desk.get('news-texts', `${id}-en_US`)).status).toBe(404);
  expect((await submit(id)).body).toMatchObject({ state: 'review' });
  expect((await read(id)).errorCode).toBe(errors.unknownArticle.code);
  const waiting = await desk.list('news-articles', { state: 'review' });
  expect(waiting.body).toEqual([expect.objectContaining({ id, kind: 'expert' })]);
  const reason = 'Who says so?';
  await desk.update('news-articles', id, { event: 'refuse', reason });
  expect((await studio.get('articles', id)).body).toMatchObject({ state: 'refused', reason });
  await studio.update('articles', id, { summary: 'The league says so.', event: 'submit' });
  await desk.update('news-articles', id, { event: 'publish' });
  expect((await read(id)).result).toMatchObject({
    ...{ kind: 'expert', summary: 'The league says so.' },
    author: { id: uidOf(expert) },
  });
  const { items } = (await expert.get('/user/notices')).result;
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'articlePublished', link: { page: 'article', id } }),
      expect.objectContaining({ name: 'articleRefused', values: { title: given.title, reason } }),
    ]),
  );
});

test('Words that are before an editor, or published, are not changed; nor those of somebody else', async () => {
  const id = await draft();
  await submit(id);
  const change = () => studio.update('articles', id, { title: 'Another title' });
  expect((await change()).body.errorCode).toBe(errors.articleFixed.code);
  // By the desk neither.
  const text = await desk.update('news-texts', `${id}-en_US`, { title: 'The desk’s title' });
  expect(text.body.errorCode).toBe(errors.articleFixed.code);
  const game = await desk.update('news-articles', id, { gameId: 201 });
  expect(game.body.errorCode).toBe(errors.articleFixed.code);
  await studio.update('articles', id, { event: 'recall' });
  expect((await change()).body).toMatchObject({ title: 'Another title', state: 'draft' });
  const other = backOffice(await person(app).signInAs('expert'), 'studio');
  expect((await other.get('articles', id)).status).toBe(404);
  expect((await other.update('articles', id, { title: 'Not theirs' })).status).toBe(404);
  expect((await other.remove('articles', id)).status).toBe(404);
});

test('Nobody reviews what they wrote themselves', async () => {
  const id = await draft();
  await submit(id);
  await app.db.execute(sql`
    update account set roles = roles || '{editor}' where id = ${uidOf(expert)}`);
  app.identity.forgetSessions();
  const both = backOffice(expert);
  for (const event of ['publish', 'refuse', 'schedule']) {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await both.update('news-articles', id, { event, reason: 'x', publishAt });
    expect({ event, code: body.errorCode }).toEqual({ event, code: errors.ownMatter.code });
  }
  await app.db.execute(sql`
    update account set roles = array_remove(roles, 'editor') where id = ${uidOf(expert)}`);
  app.identity.forgetSessions();
});

test('A plan is shown by its card as experts’ lists have it, as long as it is published', async () => {
  const planId = await postedPlan(app, expert);
  const plans = backOffice(await person(app).signInAs('support'));
  const card = { type: 'planCard', attrs: { id: planId } };
  const body = { type: 'doc', content: [...given.body.content, card] };
  const asked = { ...given, body };
  // Nobody is told of one that awaits review.
  const early = await studio.create('articles', asked);
  expect(early.body.errorCode).toBe(errors.nothingLinked.code);
  await plans.update('plans', planId, { state: 'published' });
  const { body: made } = await studio.create('articles', asked);
  expect(made.named).toEqual([
    expect.objectContaining({ kind: 'plan', id: planId, name: writtenPlan.title, gameId: 202 }),
  ]);
  await submit(made.id);
  await desk.update('news-articles', made.id, { event: 'publish' });
  const shown = (await read(made.id)).result;
  const listed = (await person(app).get(`/expert_plan/getPlansPC?userId=${uidOf(expert)}`)).result;
  expect(shown.cards.plans).toEqual({ [planId]: listed.items[0] });
  expect(shown.links).toEqual([{ kind: 'plan', id: planId }]);
  expect(shown.body.content.at(-1)).toEqual(card);
  await studio.update('plans', planId, { state: 'takenDown' });
  const after = (await read(made.id)).result;
  expect(after).toMatchObject({ links: [], cards: { plans: {} }, body: given.body });
  expect((await desk.get('news-articles', made.id)).body.named).toEqual([]);
});

test('A banned expert is not read, a suspended one submits nothing, and one who leaves is forgotten', async () => {
  const [shown, kept] = [await draft(), await draft()];
  await submit(shown);
  await desk.update('news-articles', shown, { event: 'publish' });
  const uid = uidOf(expert);
  await app.db.execute(sql`
    insert into ban (account_id, reason, "from", until, banned_by)
    values (${uid}, 'x', now() - interval '1 hour', now() + interval '1 hour', ${uid})`);
  expect((await read(shown)).errorCode).toBe(errors.unknownArticle.code);
  await app.db.execute(sql`delete from ban where account_id = ${uid}`);
  expect((await read(shown)).status).toBe('success');
  await app.db.execute(sql`update expert set state = 'suspended' where account_id = ${uid}`);
  expect((await submit(kept)).body.errorCode).toBe(errors.expertSuspended.code);
  await app.db.transaction((tx) => eraseNews(tx, uid, { now: new Date(), jobs: app.jobs }));
  expect((await read(shown)).errorCode).toBe(errors.gone.code);
  expect((await studio.get('articles', kept)).status).toBe(404);
});
