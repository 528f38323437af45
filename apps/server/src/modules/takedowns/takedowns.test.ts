import { errors } from '@xiongmao/api/errors';
import { createStore } from '@xiongmao/storage/create-store';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postClaims } from '#modules/posts/index.ts';
import { createStorage } from '#platform/storage.ts';
import { readEnv } from '#src/env.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { draftArticle } from '#testing/people/articles.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { openBroadcast } from '#testing/people/new-anchor.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { withholdAll } from './claims/pictures.ts';

type Fan = Awaited<ReturnType<typeof newFan>>;

/** Where the site stands unless the environment tells otherwise. */
const site = 'http://localhost:3000';

let app: TestApp;
let support: ReturnType<typeof backOffice>;
let admin: ReturnType<typeof backOffice>;
let editor: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  support = backOffice(await person(app).signInAs('support'));
  admin = backOffice(await person(app).signInAs('admin'));
  editor = await person(app).signInAs('editor');
});

let fan: Fan;
let email: string;
let number = 0;
beforeEach(async () => {
  fan = await newFan(app);
  email = `holder${++number}@example.org`;
});

const is = (name: keyof typeof errors) => errors[name].code;

/** From a host of its own, so that one test's requests are not counted with another's. */
const ask = (addresses: string[], more: object = {}, who: Person = person(app), host = number) =>
  who.post(
    '/takedown/send',
    {
      ...{ name: 'Ann Holder', organisation: 'Songs Ltd', email, capacity: 'holder' },
      ...{ work: 'A song of ours', addresses, goodFaith: true, signature: 'Ann Holder', ...more },
    },
    { 'x-forwarded-for': `203.0.${Math.floor(host / 250)}.${(host % 250) + 1}` },
  );
const asked = async (addresses: string[], more?: object): Promise<number> => {
  const { result, errorMsg } = await ask(addresses, more);
  if (!result) throw new Error(errorMsg);
  return result.id;
};
const decide = (id: number, decision: string, by = support) =>
  by.update('takedowns', id, { decision, reason: `Because: ${decision}.` });

const post = async (text = `A post of somebody’s ${number}`, pictures: string[] = []) =>
  (await fan.post('/post/create', { text, pictures })).result.id as number;
const isPostShown = async (id: number) =>
  (await person(app).get(`/post/info?id=${id}`)).status === 'success';
const noticesOf = async (who: Person) => (await who.get('/user/notices')).result.items;
const ownOf = async (who: Person) => (await who.get('/takedown/list')).result.items;
const counter = (id: number, who: Person = fan) =>
  who.post('/takedown/counter', { id, text: 'I sang it myself', signature: 'Fay Fan' });

/** What was mailed to the claimant, the oldest first. */
const mails = async (): Promise<string[]> =>
  (
    await rows<{ text: string }>(
      app.db,
      sql`select text from outbox_message where "to" = ${email} order by id`,
    )
  ).map(({ text }) => text);

describe('A request', () => {
  test('is confirmed by mail with its number, and stands before support with what it names', async () => {
    const id = await post();
    const { result } = await ask([`${site}/en_US/posts/${id}`], {
      ...{ capacity: 'agent', holder: 'The Band' },
    });
    expect(result).toEqual({ id: expect.any(Number) });
    await expect.poll(mails).toHaveLength(1);
    expect((await mails())[0]).toContain(String(result.id));
    const { body } = await support.list('takedowns', { q: 'songs ltd', state: 'waiting' });
    expect(body[0]).toMatchObject({
      ...{ id: result.id, state: 'open', name: 'Ann Holder', holder: 'The Band', email },
      targets: [
        {
          ...{ kind: 'post', address: `/posts/${id}`, authorId: fan.uid },
          ...{ text: `A post of somebody’s ${number}`, isShown: true, down: false },
        },
      ],
      counters: [],
    });
    // Whoever looks after the thing itself finds what is asked of it.
    const of = async (asked: Record<string, string>) =>
      (await support.list('takedowns', asked)).body.map((row: { id: number }) => row.id);
    expect(await of({ kind: 'post', key: String(id) })).toEqual([result.id]);
    expect(await of({ kind: 'video', key: String(id) })).toEqual([]);
  });

  test('names what people see on the site, each once, and nothing else', async () => {
    const id = await post();
    for (const address of [
      'https://elsewhere.example/posts/1',
      'javascript:alert(1)',
      '/posts/999999',
      '/soccer/12',
      '/live/999999',
      `/uploads/ab/${'ab'.repeat(32)}.webp`,
    ]) {
      expect((await ask([`/posts/${id}`, address])).errorCode, address).toBe(is('nothingThere'));
    }
    const [row] = await rows<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from takedown where email = ${email}`,
    );
    expect(row).toEqual({ count: 0 });
    const twice = await asked([`/posts/${id}`, `/en_US/posts/${id}?x=1`]);
    expect((await support.get('takedowns', twice)).body.targets).toHaveLength(1);
  });

  test('says who asks, in good faith, and names ten addresses at most', async () => {
    const address = `/posts/${await post()}`;
    for (const more of [
      { name: ' ' },
      { email: 'nobody' },
      { goodFaith: false },
      { signature: '' },
      { work: '' },
      { capacity: 'fan' },
      { capacity: 'agent', holder: ' ' },
      { addresses: [] },
      { addresses: Array(11).fill(address) },
    ]) {
      expect((await ask([address], more)).errorCode).toBe(is('invalidInput'));
    }
  });

  test('ends where it becomes a flood, of a host, a network or an account', async () => {
    const codesOf = async (times: number, send: (time: number) => ReturnType<typeof ask>) => {
      const codes = [];
      for (let time = 0; time < times; time++) codes.push((await send(time)).code);
      return codes.indexOf(429);
    };
    const nothing = ['/posts/999999'];
    const mailbox = (time: number) => ({ email: `flood${time}@example.org` });
    expect(await codesOf(21, (time) => ask(nothing, mailbox(time)))).toBe(20);
    expect(await codesOf(11, (time) => ask(nothing, mailbox(time + 50), fan, 500 + time))).toBe(10);
    expect(
      await codesOf(61, (time) => ask(nothing, mailbox(time + 90), person(app), 750 + time)),
    ).toBe(60);
  });

  test('is kept whoever else used up the mails of its mailbox, which are of all its spellings', async () => {
    const address = `/posts/${await post()}`;
    const spelt = ['', '+a', '+b', '+c', '+d'].map((tag) => `box${number}${tag}@gmail.com`);
    for (const [at, to] of spelt.entries()) {
      const { status } = await ask([address], { email: to }, person(app), 400 + at);
      expect(status).toBe('success');
    }
    const mailed = () =>
      rows(app.db, sql`select from outbox_message where "to" like ${`box${number}%`}`);
    await expect.poll(mailed).toHaveLength(3);
  });

  test('has words that can be seen', async () => {
    const address = `/posts/${await post()}`;
    for (const name of ['\u200b\u200b', 'Ann\u202e', 'Ann\u0007']) {
      expect((await ask([address], { name })).errorCode).toBe(is('invalidInput'));
    }
  });

  test('is read by support and administrators alone', async () => {
    for (const name of ['fan', 'expert', 'anchor', 'manager', 'editor']) {
      const office = backOffice(await person(app).signInAs(name));
      expect((await office.list('takedowns')).status).toBe(403);
    }
    expect((await backOffice(person(app)).list('takedowns')).status).toBe(401);
  });
});

describe('A decision', () => {
  test('to take down hides a post and a comment, and both sides are told why', async () => {
    const postId = await post();
    const subject = `match-${await newMatch(app, { minutes: 30 })}`;
    const other = await newFan(app);
    const said = await other.post('/comment/create', { subject, text: 'The whole text of a song' });
    const commentId = said.result.id;
    const id = await asked([`/posts/${postId}`, `/comment/${commentId}`]);
    expect((await decide(id, 'takeDown')).body).toMatchObject({
      ...{ state: 'takenDown', reason: 'Because: takeDown.', decidedBy: 'support' },
      targets: [
        { kind: 'comment', isShown: false, down: true },
        { kind: 'post', isShown: false, down: true },
      ],
    });
    expect(await isPostShown(postId)).toBe(false);
    const { items } = (await person(app).get(`/comment/list?subject=${subject}`)).result;
    expect(items).toEqual([]);
    for (const author of [fan, other]) {
      expect((await noticesOf(author))[0]).toMatchObject({
        name: 'takenDown',
        values: { reason: 'Because: takeDown.' },
        link: { page: 'takedowns', id },
      });
    }
    expect(await ownOf(fan)).toMatchObject([
      {
        ...{ id, claimant: 'Songs Ltd', work: 'A song of ours', counter: 'none', answer: null },
        targets: [{ kind: 'post', address: `/posts/${postId}`, down: true }],
      },
    ]);
    await expect.poll(mails).toHaveLength(2);
    expect((await mails())[1]).toContain('Because: takeDown.');
    // Decided once.
    expect(await decide(id, 'refuse', admin)).toMatchObject({ status: 409 });
  });

  test('to take down takes what it hides from the queue of reports, and it can be reported anew once it is back', async () => {
    const id = await post();
    const other = await newFan(app);
    const report = () =>
      other.post('/post/report', { kind: 'post', id, reason: 'scam', text: 'Not theirs' });
    const openOf = async () =>
      (await support.list('writing-reports', { state: 'open', userId: `${fan.uid}` })).body;
    await report();
    const [found] = await openOf();
    const takedown = await asked([`/posts/${id}`]);
    await decide(takedown, 'takeDown');
    expect(await openOf()).toEqual([]);
    const { body } = await support.get('writing-reports', found.id);
    expect(body).toMatchObject({ state: 'closed', decision: 'gone', closedBy: null });
    expect(await noticesOf(other)).toMatchObject([{ name: 'writingReportGone', link: null }]);
    await counter(takedown);
    await decide(takedown, 'restore', admin);
    expect(await openOf()).toEqual([]);
    expect((await report()).status).toBe('success');
    expect(await openOf()).toHaveLength(1);
    expect((await report()).errorCode).toBe(is('alreadyReported'));
  });

  test('is one for each thing that a request names, and the claimant reads which', async () => {
    const [wrong, right] = [await post('Theirs'), await post('Ours')];
    const id = await asked([`/posts/${wrong}`, `/posts/${right}`]);
    const partly = (targets: string[]) =>
      support.update('takedowns', id, { decision: 'takeDown', targets, reason: 'One is theirs.' });
    expect((await partly(['/posts/999999'])).status).toBe(422);
    expect((await partly([])).status).toBe(422);
    const { body } = await partly([`/posts/${wrong}`]);
    const of = (address: string) =>
      body.targets.find((target: { address: string }) => target.address === address);
    expect(body.state).toBe('takenDown');
    expect(of(`/posts/${wrong}`)).toMatchObject({ decision: 'takeDown', down: true });
    expect(of(`/posts/${right}`)).toMatchObject({ decision: 'refuse', down: false });
    expect([await isPostShown(wrong), await isPostShown(right)]).toEqual([false, true]);
    await expect.poll(mails).toHaveLength(2);
    const letter = (await mails())[1]!;
    expect(letter).toMatch(
      new RegExp(`/posts/${wrong}[^]*stays? as it is[^]*/posts/${right}[^]*One is theirs\\.`),
    );
  });

  test('to refuse leaves all as it is, and only who asked hears of it', async () => {
    const postId = await post();
    const id = await asked([`/posts/${postId}`]);
    expect((await decide(id, 'refuse')).body).toMatchObject({ state: 'refused' });
    expect(await isPostShown(postId)).toBe(true);
    expect(await noticesOf(fan)).toEqual([]);
    expect(await ownOf(fan)).toEqual([]);
    await expect.poll(mails).toHaveLength(2);
    expect((await mails())[1]).toContain('Because: refuse.');
  });

  test('to take down an article takes it from readers, and no editor publishes it again', async () => {
    const articleId = await draftArticle(editor);
    const desk = backOffice(editor);
    await desk.update('news-articles', articleId, { event: 'publish' });
    const shown = async () =>
      (await person(app).get(`/soccer/news${articleId}`)).status === 'success';
    expect(await shown()).toBe(true);
    const id = await asked([`/news/soccer/${articleId}`]);
    await decide(id, 'takeDown');
    expect(await shown()).toBe(false);
    expect((await desk.get('news-articles', articleId)).body).toMatchObject({
      state: 'takenDown',
      reason: 'Because: takeDown.',
    });
    expect((await desk.update('news-articles', articleId, { event: 'publish' })).status).not.toBe(
      200,
    );
    await counter(id, editor);
    await decide(id, 'restore', admin);
    expect(await shown()).toBe(true);
  });

  test('to take down an article holds of one that its author withdrew, and submitted again', async () => {
    const expert = await person(app).register(`writes${number}@example.org`);
    await makeExpert(app, expert);
    const studio = backOffice(expert, 'studio');
    const articleId = await draftArticle(expert, 'studio');
    const move = (event: string) => studio.update('articles', articleId, { event });
    const publish = () =>
      backOffice(editor).update('news-articles', articleId, { event: 'publish' });
    await move('submit');
    await publish();
    const id = await asked([`/news/soccer/${articleId}`]);
    await move('withdraw');
    await move('submit');
    expect((await decide(id, 'takeDown')).body.targets).toMatchObject([
      { decision: 'takeDown', down: true },
    ]);
    expect((await noticesOf(expert))[0]).toMatchObject({ name: 'takenDown' });
    expect((await publish()).body.errorCode).toBe(is('articleMoved'));
    await counter(id, expert);
    await decide(id, 'restore', admin);
    // As its author had left it.
    expect((await studio.get('articles', articleId)).body.state).toBe('withdrawn');
    const { status } = await person(app).get(`/soccer/news${articleId}`);
    expect(status).not.toBe('success');
  });

  test('to take down tells the claimant of what was deleted before, and its author nothing', async () => {
    const [deleted, stands] = [await post('Deleted in time'), await post('Still there')];
    const id = await asked([`/posts/${deleted}`, `/posts/${stands}`]);
    await fan.post('/post/delete', { id: deleted });
    const { body } = await decide(id, 'takeDown');
    expect(body.targets).toMatchObject([
      { address: `/posts/${deleted}`, down: false },
      { address: `/posts/${stands}`, down: true },
    ]);
    await expect.poll(mails).toHaveLength(2);
    expect((await mails())[1]).toMatch(
      new RegExp(`removed part[^]*/posts/${stands}[^]*already been deleted[^]*/posts/${deleted}`),
    );

    const gone = await post('Deleted alone');
    const alone = await asked([`/posts/${gone}`]);
    await fan.post('/post/delete', { id: gone });
    await decide(alone, 'takeDown');
    await expect.poll(mails).toHaveLength(4);
    const letter = (await mails())[3]!;
    expect(letter).toMatch(
      new RegExp(`removed nothing[^]*already been deleted[^]*/posts/${gone}[^]*Because: takeDown`),
    );
    expect(letter).not.toContain('has been told');
    const told = (await noticesOf(fan)).filter(
      ({ name }: { name: string }) => name === 'takenDown',
    );
    expect(told).toHaveLength(1);
  });

  test('to take down a post that staff removed outlasts its author’s appeal, and a removal a counter-notice', async () => {
    const reporter = await newFan(app);
    const removed = async (text: string) => {
      const postId = await post(text);
      const id = await asked([`/posts/${postId}`]);
      const reported = { kind: 'post', id: postId, reason: 'abuse', text: 'Insults me' };
      await reporter.post('/post/report', reported);
      const [report] = (
        await support.list('writing-reports', {
          ...{ state: 'open', userId: `${fan.uid}` },
        })
      ).body;
      const decision = { decision: 'hide', rule: 'abuse', answer: 'An insult.' };
      expect((await support.update('writing-reports', report.id, decision)).status).toBe(200);
      expect((await decide(id, 'takeDown')).body.targets).toMatchObject([{ down: true }]);
      return { postId, id };
    };
    const grant = async () => {
      const [removal] = (await fan.get('/post/removals')).result.items;
      await fan.post('/post/appeal', { removalId: removal.id, text: 'A joke' });
      const [waiting] = (
        await admin.list('writing-appeals', {
          ...{ state: 'open', userId: `${fan.uid}` },
        })
      ).body;
      const answer = { state: 'granted', answer: 'A joke indeed.' };
      expect((await admin.update('writing-appeals', waiting.id, answer)).status).toBe(200);
    };
    const restore = async (id: number) => {
      await counter(id);
      expect((await decide(id, 'restore', admin)).status).toBe(200);
    };
    const one = await removed('Sung once');
    await grant();
    expect(await isPostShown(one.postId)).toBe(false);
    await restore(one.id);
    expect(await isPostShown(one.postId)).toBe(true);

    const other = await removed('Sung by another');
    await restore(other.id);
    expect(await isPostShown(other.postId)).toBe(false);
    await grant();
    expect(await isPostShown(other.postId)).toBe(true);
  });

  test('to take down a room cuts what is on, and one of a broadcast that is over hides its replay', async () => {
    const anchor = await person(app).signInAs('anchor');
    const uid = Number(anchor.cookies.get('uid'));
    await app.db.execute(sql`
      insert into anchor (account_id, state, introduction, applied_at, approved_at)
      values (${uid}, 'approved', 'Talks', now(), now())`);
    const onAir = async () => {
      const broadcastId = await openBroadcast(app, uid);
      await app.db.execute(sql`update broadcast set on_air_at = now() where id = ${broadcastId}`);
      return broadcastId;
    };
    const live = await onAir();
    const cut = await asked([`/live/${uid}`]);
    await decide(cut, 'takeDown');
    expect(await rows(app.db, sql`select ended_by from broadcast where id = ${live}`)).toEqual([
      { ended_by: 'cut' },
    ]);

    const over = await onAir();
    await app.db.execute(sql`
      insert into stream_session (stream, recording, account_id, broadcast_id, session, state, began_at, resumed_at,
        left_at, changed_at)
      values ('kept', 'rec', ${uid}, ${over}, gen_random_uuid(), 'ended', now(), now(), now(), now())`);
    await app.db.execute(sql`
      update broadcast set ended_at = now(), ended_by = 'downcast' where id = ${over}`);
    const replays = async () =>
      (await person(app).get(`/liveRecord?broadcastId=${over}`)).result.total;
    expect(await replays()).toBe(1);
    const id = await asked([`/live/${uid}?replay=${over}`]);
    await decide(id, 'takeDown');
    expect(await replays()).toBe(0);
    await counter(id, anchor);
    await decide(id, 'restore', admin);
    expect(await replays()).toBe(1);

    // Nor does it come back after a ban during which it was out of sight anyway.
    const again = await asked([`/live/${uid}?replay=${over}`]);
    await app.db.execute(sql`
      insert into ban (account_id, reason, "from", until, banned_by)
      values (${uid}, 'x', now() - interval '1 hour', now() + interval '1 hour', ${uid})`);
    expect(await replays()).toBe(0);
    expect((await decide(again, 'takeDown')).body.targets).toMatchObject([{ down: true }]);
    await app.db.execute(sql`delete from ban where account_id = ${uid}`);
    expect(await replays()).toBe(0);
  });

  test('to take down a picture has its file served no more, and what shows it stays', async () => {
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#f80' } });
    const sent = (await image.png().toBuffer()).toString('base64');
    const { picture } = (await fan.post('/post/picture', { image: sent })).result;
    const postId = await post(`With a picture ${number}`, [picture]);
    const id = await asked([`${site}${picture}`]);
    await decide(id, 'takeDown');
    const served = async () => (await person(app).send(picture)).status;
    await expect.poll(served).toBe(404);
    // As if the storage had been away while it was to be withheld.
    const storage = createStorage(createStore(readEnv({}).storage));
    await storage.release(picture);
    expect(await served()).toBe(200);
    await withholdAll({ db: app.db, storage }, postClaims);
    expect(await served()).toBe(404);
    expect(await isPostShown(postId)).toBe(true);
    await counter(id);
    await decide(id, 'restore', admin);
    await expect.poll(served).toBe(200);
  });

  test('to take down a post takes its pictures along, until it is shown again', async () => {
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#08f' } });
    const sent = (await image.png().toBuffer()).toString('base64');
    const { picture } = (await fan.post('/post/picture', { image: sent })).result;
    const id = await asked([`/posts/${await post(`Shows it ${number}`, [picture])}`]);
    const served = async () => (await person(app).send(picture)).status;
    await decide(id, 'takeDown');
    await expect.poll(served).toBe(404);
    await counter(id);
    await decide(id, 'restore', admin);
    await expect.poll(served).toBe(200);
  });
});

describe('A counter-notice', () => {
  test('is its author’s, once, and has somebody else look again', async () => {
    const postId = await post();
    const id = await asked([`/posts/${postId}`]);
    expect((await counter(id)).errorCode).toBe(is('nothingToCounter'));
    await decide(id, 'takeDown');
    expect((await counter(id, await newFan(app))).errorCode).toBe(is('nothingToCounter'));
    expect((await counter(id)).status).toBe('success');
    expect((await counter(id)).errorCode).toBe(is('alreadyCountered'));
    expect((await admin.get('takedowns', id)).body).toMatchObject({
      state: 'countered',
      counters: [
        { userId: fan.uid, text: 'I sang it myself', signature: 'Fay Fan', state: 'open' },
      ],
    });
    expect(await decide(id, 'uphold')).toMatchObject({
      status: 403,
      body: { errorCode: is('ownMatter') },
    });
    expect((await decide(id, 'restore', admin)).body).toMatchObject({ state: 'restored' });
    expect(await isPostShown(postId)).toBe(true);
    expect((await noticesOf(fan))[0]).toMatchObject({ name: 'counterGranted' });
    expect(await ownOf(fan)).toMatchObject([
      { counter: 'granted', answer: 'Because: restore.', targets: [{ down: false }] },
    ]);
    // Confirmed, taken down, objected to, restored.
    await expect.poll(mails).toHaveLength(4);
  });

  test('that is upheld leaves it down, for good', async () => {
    const postId = await post();
    const id = await asked([`/posts/${postId}`]);
    await decide(id, 'takeDown');
    await counter(id);
    expect((await decide(id, 'uphold', admin)).body).toMatchObject({
      state: 'takenDown',
      counters: [{ state: 'upheld', answer: 'Because: uphold.' }],
    });
    expect(await isPostShown(postId)).toBe(false);
    expect((await noticesOf(fan))[0]).toMatchObject({ name: 'counterUpheld' });
    expect((await counter(id)).errorCode).toBe(is('alreadyCountered'));
  });

  test('restores nothing that another request keeps down', async () => {
    const postId = await post();
    const [one, other] = [await asked([`/posts/${postId}`]), await asked([`/posts/${postId}`])];
    await decide(one, 'takeDown');
    await decide(other, 'takeDown');
    await counter(one);
    await decide(one, 'restore', admin);
    expect(await isPostShown(postId)).toBe(false);
    // Both sides hear that it is not shown, whatever became of this request.
    expect((await noticesOf(fan))[0]).toMatchObject({
      ...{ name: 'counterGrantedHeld', values: { takedownId: one } },
    });
    const downOf = async () =>
      (await ownOf(fan)).map(({ targets }: { targets: { down: boolean }[] }) => targets[0]!.down);
    expect(await downOf()).toEqual([true, true]);
    await expect
      .poll(async () => (await mails()).at(-1))
      .toContain(`This stays removed for another reason:\n/posts/${postId}`);
    await counter(other);
    await decide(other, 'restore', admin);
    expect(await isPostShown(postId)).toBe(true);
    expect((await noticesOf(fan))[0]).toMatchObject({ name: 'counterGranted' });
    expect(await downOf()).toEqual([false, false]);
    await expect.poll(async () => (await mails()).at(-1)).toContain('we have restored content');
  });

  test('goes with who leaves, and what was asked for stays', async () => {
    const leaving = await person(app).register(`leaves${number}@example.org`);
    const { result } = await leaving.post('/post/create', { text: 'Delete me' });
    const id = await asked([`/posts/${result.id}`]);
    await decide(id, 'takeDown');
    await counter(id, leaving);
    expect(await leaving.post('/user/delete', {})).toMatchObject({ status: 'success' });
    expect((await support.get('takedowns', id)).body).toMatchObject({
      state: 'takenDown',
      targets: [{ authorId: null, title: '' }],
      counters: [{ text: '', signature: '' }],
    });
  });
});
