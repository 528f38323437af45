import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishDue } from '#modules/publishing/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { writtenArticle } from '#testing/factories.ts';
import { newMatch } from '#testing/matches.ts';
import { draftedArticle, pictureInLibrary } from '#testing/people/articles.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { articles } from '../writing/move-article.ts';

const clock = steeredClock();
let app: TestApp;
type Office = ReturnType<typeof backOffice>;
let editor: Office;
let editorUid: number;
let admin: Office;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  await signIn();
});

/** Sessions of staff are over when the clock was put forward. */
async function signIn(): Promise<void> {
  const someone = await person(app).signInAs('editor');
  editorUid = uidOf(someone);
  editor = backOffice(someone);
  admin = backOffice(await person(app).signInAs('admin'));
}

const given = draftedArticle;
const draft = async (): Promise<number> => (await editor.create('news-articles', given)).body.id;
const move = (id: number, event: string, more: object = {}, office = editor) =>
  office.update('news-articles', id, { event, ...more });
const inHours = (hours: number) =>
  new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const stateOf = async (id: number) => (await editor.get('news-articles', id)).body.state;

test('An article is written, sent to a colleague, refused, mended, published and withdrawn', async () => {
  const id = await draft();
  expect((await move(id, 'submit')).body).toMatchObject({ state: 'review', publishedAt: null });
  expect((await move(id, 'refuse', {}, admin)).status).toBe(422);
  const refused = await move(id, 'refuse', { reason: 'No source' }, admin);
  expect(refused.body).toMatchObject({ state: 'refused', reason: 'No source' });
  await editor.update('news-texts', `${id}-en_US`, { summary: 'By the league itself.' });
  await move(id, 'submit');
  const shown = await move(id, 'publish', {}, admin);
  expect(shown.body).toMatchObject({ state: 'published', reason: null });
  expect((await move(id, 'withdraw')).status).toBe(422);
  expect((await move(id, 'withdraw', { reason: 'Overtaken' })).body.state).toBe('withdrawn');
  for (const path of [`/soccer/news${id}`, `/news/list?id=${id}`])
    expect(await person(app).get(path)).toMatchObject({ code: 410, errorCode: errors.gone.code });
  expect((await person(app).get('/news/list?id=999999')).errorCode).toBe(
    errors.unknownArticle.code,
  );
  const again = await move(id, 'publish');
  expect(again.body.publishedAt).toBe(shown.body.publishedAt);
  const steps = await rows<{ event: string }>(
    app.db,
    sql`select event, state from article_step where article_id = ${id} order by id`,
  );
  expect(steps.map(({ event }) => event)).toEqual([
    ...['submit', 'refuse', 'submit', 'publish', 'withdraw', 'publish'],
  ]);
});

test('What its state does not allow does not happen', async () => {
  const id = await draft();
  for (const event of ['recall', 'refuse', 'withdraw']) {
    const { body } = await move(id, event, { reason: 'x' });
    expect({ event, code: body.errorCode }).toEqual({ event, code: errors.articleMoved.code });
  }
  await move(id, 'publish');
  for (const event of ['submit', 'publish', 'schedule', 'refuse', 'recall']) {
    const { body } = await move(id, event, { reason: 'x', publishAt: inHours(1) });
    expect({ event, code: body.errorCode }).toEqual({ event, code: errors.articleMoved.code });
  }
  expect(await stateOf(id)).toBe('published');
});

describe('A scheduled article', () => {
  const context = () => ({ ...app, clock }) as unknown as ModuleContext;

  test('is published once when its time has come, late where nothing ran then', async () => {
    const id = await draft();
    const publishAt = inHours(2);
    expect((await move(id, 'schedule', { publishAt })).body).toMatchObject({
      state: 'scheduled',
      publishAt,
    });
    await publishDue(context(), articles);
    expect(await stateOf(id)).toBe('scheduled');
    // Nothing ran for three days.
    clock.forward({ hours: 74 });
    await signIn();
    await Promise.all([1, 2, 3].map(() => publishDue(context(), articles)));
    const { body } = await editor.get('news-articles', id);
    expect(body).toMatchObject({ state: 'published', publishAt: null });
    expect(Date.parse(body.publishedAt) - Date.parse(publishAt)).toBeGreaterThan(71 * 3_600_000);
    const steps = await rows(
      app.db,
      sql`select by_id from article_step where article_id = ${id} and event = 'publish'`,
    );
    expect(steps).toEqual([{ by_id: null }]);
  });

  test('waits for an instant that is to come, and may be taken back', async () => {
    const id = await draft();
    for (const publishAt of [inHours(-1), inHours(24 * 366)]) {
      expect((await move(id, 'schedule', { publishAt })).body).toMatchObject({
        errorCode: errors.scheduleInPast.code,
      });
    }
    expect((await move(id, 'schedule')).status).toBe(422);
    await move(id, 'schedule', { publishAt: inHours(1) });
    const later = inHours(5);
    expect((await move(id, 'schedule', { publishAt: later })).body.publishAt).toBe(later);
    expect((await move(id, 'recall')).body).toMatchObject({ state: 'draft', publishAt: null });
    clock.forward({ hours: 6 });
    await signIn();
    await publishDue(context(), articles);
    expect(await stateOf(id)).toBe('draft');
  });
});

describe('The words of an article', () => {
  test('of one language are one editor’s at a time: the second is told', async () => {
    const id = await draft();
    const text = `${id}-en_US`;
    const { version } = (await editor.get('news-texts', text)).body;
    const both = await Promise.all([
      editor.change('news-texts', text, { version, title: 'From the editor' }),
      admin.change('news-texts', text, { version, title: 'From the admin' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = both.find(({ status }) => status === 409)!;
    expect(stale.body.errorCode).toBe(errors.stale.code);
    // At another language they don't meet.
    await editor.create('news-texts', { articleId: id, locale: 'zh_CN', ...writtenArticle });
    const [english, chinese] = [
      (await editor.get('news-texts', text)).body.version,
      (await admin.get('news-texts', `${id}-zh_CN`)).body.version,
    ];
    const apart = await Promise.all([
      editor.change('news-texts', text, { version: english, title: 'In English' }),
      admin.change('news-texts', `${id}-zh_CN`, { version: chinese, title: '中文标题' }),
    ]);
    expect(apart.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('are kept each time they are saved, and can stand there again', async () => {
    const id = await draft();
    const text = `${id}-en_US`;
    await editor.update('news-texts', text, { title: 'The second' });
    await admin.update('news-texts', text, { title: 'The third' });
    const query = { articleId: String(id), locale: 'en_US' };
    const { body: revisions, total } = await editor.list('news-revisions', query);
    expect(total).toBe(3);
    expect(revisions.map(({ title, by }: { title: string; by: string }) => [title, by])).toEqual([
      ['The third', 'admin'],
      ['The second', 'editor'],
      [writtenArticle.title, 'editor'],
    ]);
    const first = revisions.at(-1);
    expect((await editor.get('news-revisions', first.id)).body.body).toEqual(writtenArticle.body);
    const restored = await editor.update('news-texts', text, { restore: first.id });
    expect(restored.body).toMatchObject({ title: writtenArticle.title });
    expect((await editor.list('news-revisions', query)).total).toBe(4);
    // Of another article there is none.
    const other = await draft();
    const wrong = await editor.update('news-texts', `${other}-en_US`, { restore: first.id });
    expect(wrong.status).toBe(404);
  });

  test('are in each language once, in one of ours, and in one at least', async () => {
    const id = await draft();
    const add = (locale: string) =>
      editor.create('news-texts', { articleId: id, locale, ...writtenArticle });
    expect((await add('en_US')).body.errorCode).toBe(errors.textExists.code);
    expect((await add('xx')).status).toBe(422);
    const last = await editor.remove('news-texts', `${id}-en_US`);
    expect(last.body.errorCode).toBe(errors.lastText.code);
    await add('zh_CN');
    expect((await editor.remove('news-texts', `${id}-en_US`)).status).toBe(200);
    expect((await editor.get('news-articles', id)).body.titles).toEqual({
      zh_CN: writtenArticle.title,
    });
    expect((await editor.get('news-texts', 'no-such-id')).status).toBe(404);
  });
});

test('Words that are saved as they were are no revision', async () => {
  const id = await draft();
  const { title, summary, body } = (await editor.get('news-texts', `${id}-en_US`)).body;
  const count = async () => (await editor.list('news-revisions', { articleId: `${id}` })).total;
  const changedAt = async () => (await editor.get('news-articles', id)).body.changedAt;
  const [before, at] = [await count(), await changedAt()];
  clock.forward({ seconds: 5 });
  const same = { title: ` ${title} `, summary, body };
  expect((await editor.update('news-texts', `${id}-en_US`, same)).status).toBe(200);
  expect([await count(), await changedAt()]).toEqual([before, at]);
  await editor.update('news-texts', `${id}-en_US`, { title: `${title}!` });
  expect(await count()).toBe(before + 1);
});

test('What was taken down stays as it is, in words and facts', async () => {
  const id = await draft();
  await move(id, 'publish');
  const claim = {
    ...{ name: 'A. Holder', email: 'holder@example.org', capacity: 'holder', work: 'Our words' },
    ...{ addresses: [`http://localhost:3000/news/${id}`], goodFaith: true, signature: 'A. Holder' },
  };
  const takedown = (await person(app).post('/takedown/send', claim)).result.id;
  const decision = { decision: 'takeDown', reason: 'Not ours.' };
  expect((await admin.update('takedowns', takedown, decision)).status).toBe(200);
  const fixed = { status: 409, body: { errorCode: errors.articleFixed.code } };
  const words = { title: 'Other words', summary: given.summary };
  expect(await editor.update('news-texts', `${id}-en_US`, words)).toMatchObject(fixed);
  const added = { articleId: id, locale: 'zh_CN', body: given.body, ...words };
  expect(await editor.create('news-texts', added)).toMatchObject(fixed);
  expect(await editor.update('news-articles', id, { gameId: 201 })).toMatchObject(fixed);
});

test('Who reviews an expert’s article again sees what was reviewed before, and why it was sent back', async () => {
  const someone = await person(app).register('reviewed@example.org');
  await makeExpert(app, someone);
  const expert = backOffice(someone, 'studio');
  const { id } = (await expert.create('articles', { ...given, title: 'The first words' })).body;
  await expert.update('articles', id, { title: 'The second words' });
  await expert.update('articles', id, { event: 'submit' });
  const query = { articleId: `${id}` };
  expect((await editor.list('news-revisions', query)).total).toBe(0);
  await move(id, 'refuse', { reason: 'No source' });
  clock.forward({ minutes: 1 });
  await expert.update('articles', id, { title: 'The third words' });
  clock.forward({ minutes: 1 });
  await expert.update('articles', id, { title: 'The fourth words', event: 'submit' });
  // What the expert tried in between is the expert's.
  expect((await editor.list('news-revisions', query)).body).toMatchObject([
    { title: 'The second words' },
  ]);
  expect((await editor.get('news-articles', id)).body).toMatchObject({
    ...{ state: 'review', reason: null },
    reasons: [{ reason: 'No source', by: 'editor' }],
  });
  const after = { state: 'review', after: '0', _sort: 'id', _order: 'ASC' };
  const next = (await editor.list('news-articles', after)).body;
  expect(next.map((row: { id: number }) => row.id)).toContain(id);
  const behind = (await editor.list('news-articles', { ...after, after: `${id}` })).body;
  expect(behind.map((row: { id: number }) => row.id)).not.toContain(id);
  await move(id, 'publish');
});

test('Only what nobody has read is deleted', async () => {
  const [unread, read] = [await draft(), await draft()];
  await move(read, 'publish');
  expect((await editor.remove('news-articles', unread)).status).toBe(200);
  expect((await editor.get('news-articles', unread)).status).toBe(404);
  expect((await editor.remove('news-articles', read)).body.errorCode).toBe(
    errors.articleFixed.code,
  );
  await move(read, 'withdraw', { reason: 'x' });
  expect((await editor.remove('news-articles', read)).body.errorCode).toBe(
    errors.articleFixed.code,
  );
});

test('What an expert writes is not the desk’s to delete', async () => {
  const someone = await person(app).register('keeps@example.org');
  await makeExpert(app, someone);
  const expert = backOffice(someone, 'studio');
  const { id } = (await expert.create('articles', given)).body;
  await expert.update('articles', id, { event: 'submit' });
  expect((await editor.remove('news-articles', id)).body.errorCode).toBe(errors.articleFixed.code);
});

test('The desk finds articles by state, game and words', async () => {
  const id = (await editor.create('news-articles', { ...given, gameId: 15, title: 'Cage & 100%' }))
    .body.id;
  const found = async (query: Record<string, string>) =>
    (await editor.list('news-articles', query)).body.map((row: { id: number }) => row.id);
  expect(await found({ q: '100%' })).toEqual([id]);
  expect(await found({ gameId: '15', state: 'draft' })).toEqual([id]);
  expect(await found({ gameId: '15', state: 'published' })).toEqual([]);
  const moved = await editor.update('news-articles', id, { gameId: 16 });
  expect(moved.body.gameId).toBe(16);
  const bad = await editor.update('news-articles', id, { gameId: 77 });
  expect(bad.body.errorCode).toBe(errors.unknownGame.code);
  const links = [{ kind: 'team', id: 99_999 }];
  expect((await editor.update('news-articles', id, { links })).body.errorCode).toBe(
    errors.nothingLinked.code,
  );
});

test('The desk finds articles by a language, and by a picture on their cover or in their words', async () => {
  const [own, other] = [
    await pictureInLibrary(app, editorUid),
    await pictureInLibrary(app, editorUid),
  ];
  const [covered, showing] = [await draft(), await draft()];
  await editor.update('news-articles', covered, { coverId: own });
  const image = { type: 'image', attrs: { id: own, alt: 'A pitch' } };
  const body = { type: 'doc', content: [image] };
  await editor.create('news-texts', { ...writtenArticle, articleId: showing, locale: 'ar', body });
  const found = async (query: Record<string, string>) =>
    (await editor.list('news-articles', query)).body.map((row: { id: number }) => row.id);
  expect(await found({ locale: 'ar' })).toEqual([showing]);
  expect(await found({ pictureId: String(own) })).toEqual([showing, covered]);
  expect(await found({ pictureId: String(other) })).toEqual([]);
});

test('Editors read what an article links to by name, whether by hand or by a card', async () => {
  const matchId = await newMatch(app, { minutes: 90 });
  const [match] = await rows<{ home_id: number; home: string; away: string; starts_at: Date }>(
    app.db,
    sql`select m.home_id, h.name as home, w.name as away, m.starts_at from matches.match m
      join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id
      where m.id = ${matchId}`,
  );
  const { home_id: teamId, home, away } = match!;
  const body = { type: 'doc', content: [{ type: 'matchCard', attrs: { id: matchId } }] };
  const links = [{ kind: 'team', id: teamId }];
  const { body: made } = await editor.create('news-articles', { ...given, body, links });
  expect(made).toMatchObject({ links });
  expect(made.named).toEqual([
    expect.objectContaining({ kind: 'match', id: matchId, name: `${home} – ${away}` }),
    expect.objectContaining({ kind: 'team', id: teamId, name: home, startsAt: null }),
  ]);
  expect(Date.parse(made.named[0].startsAt)).toBe(new Date(match!.starts_at).getTime());
});
