import { errors } from '@xiongmao/api/errors';
import { resources } from '@xiongmao/api/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf } from '#testing/factories.ts';
import { newMatch } from '#testing/matches.ts';
import { draftArticle, draftedArticle, pictureInLibrary } from '#testing/people/articles.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { everyoneAtOnce } from '#testing/people/everyone-at-once.ts';
import { holdWelcome } from '#testing/people/hold-welcome.ts';
import {
  commentOf,
  openAppeal,
  openRemovalAppeal,
  openTakedown,
  reportedComment,
  reportedMessage,
  saidInRoom,
} from '#testing/people/in-chat.ts';
import { openBroadcast } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { newGoods, paidOrder, pocket } from '#testing/people/shop.ts';
import { postedPlan, soldPlan } from '#testing/people/sold-plan.ts';
import { rows } from '#testing/rows.ts';
import { draftVideo } from '#testing/videos/make-videos.ts';

let app: TestApp;
let admin: Person;
let support: Person;
let fan: Person;
let expert: Awaited<ReturnType<typeof everyoneAtOnce>>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await person(app).signInAs('admin');
  support = await person(app).signInAs('support');
  fan = await person(app).signInAs('fan');
  expert = await everyoneAtOnce(app);
});

interface Edited {
  id: number | string;
  /** What two who read the same row make of it. */
  changes: [object, object];
  /** What a list that it stands in must be narrowed by. */
  filter?: Record<string, string>;
}

let pairs = 0;

/** Captions of a video of somebody's, in an office. */
async function captions(by: Person, office: 'console' | 'studio'): Promise<Edited> {
  const videoId = await draftVideo(app, by, office);
  const said = (text: string) => `WEBVTT\n\n00:00.000 --> 00:01.000\n${text}\n`;
  const made = { videoId, locale: 'en_US', text: said('Kick-off') };
  const { body } = await backOffice(by, office).create('video-captions', made);
  return {
    id: body.id,
    changes: [{ text: said('A goal') }, { text: said('A save') }],
    filter: { videoId: String(videoId) },
  };
}

/** A team that two sources tell of by one name: its rows, the lower first. */
async function twoRows(): Promise<[number, number]> {
  const name = `Twins ${++pairs}`;
  const home = { id: name, name, country: 'ES' };
  for (const [days, source] of ['one', 'two'].entries()) {
    const start = new Date(Date.now() + (pairs * 10 + days * 5) * 86_400_000).toISOString();
    const fixture = fixtureOf(`${name} of ${source}`, start, { home });
    await app.db.transaction((tx) => ingest(tx, [fixture], { source, now: new Date() }));
  }
  const found = await rows<{ id: number }>(
    app.db,
    sql`select id from team where source_id = ${name} order by id`,
  );
  return [found[0]!.id, found[1]!.id];
}

/** A row of each resource that can be changed. */
const edited: Record<string, () => Promise<Edited>> = {
  'console/channels': async () => {
    const channel = { name: 'Forum', source: 'social', type: 'cpa', brand: 'x', zone: 'UTC' };
    const { body } = await backOffice(admin).create('channels', channel);
    return { id: body.id, changes: [{ name: 'Old forum' }, { brand: 'New brand' }] };
  },
  'console/bans': async () => {
    const [{ id: userId }] = (await rows<{ id: number }>(
      app.db,
      sql`insert into account (username, created_at) values (gen_random_uuid(), now()) returning id`,
    )) as [{ id: number }];
    const { body } = await backOffice(admin).create('bans', { userId, reason: 'x', until: null });
    return { id: body.id, changes: [{ lifted: true }, { lifted: true }] };
  },
  'console/feedback': async () => {
    await fan.post('/user/feedback', { kind: 'wish', text: 'Darts' });
    const [said] = await rows<{ id: number }>(app.db, sql`select id from feedback limit 1`);
    return { id: said!.id, changes: [{ note: 'Passed on' }, { note: 'Answered' }] };
  },
  'console/expert-applications': async () => {
    const { uid } = await everyoneAtOnce(app);
    await app.db.execute(sql`update expert set state = 'underReview' where account_id = ${uid}`);
    const refusal = { decision: 'refused', reason: 'x' };
    return { id: uid, changes: [{ decision: 'recommended' }, refusal] };
  },
  'console/experts': async () => {
    const { uid: id } = await everyoneAtOnce(app);
    const changes = ['x', 'y'].map((reason) => ({ state: 'suspended', reason }));
    return { id, changes: changes as [object, object] };
  },
  'console/plans': async () => {
    const id = await postedPlan(app, expert);
    return { id, changes: [{ state: 'published' }, { state: 'refused', reason: 'x' }] };
  },
  'console/plan-purchases': async () => {
    const { purchaseId } = await soldPlan(app, { expert, reviewer: support, buyer: fan });
    const changes = ['x', 'y'].map((reason) => ({ state: 'released', reason }));
    return { id: purchaseId, changes: changes as [object, object] };
  },
  'console/welcomes': async () => {
    const { uid: id } = await everyoneAtOnce(app);
    await holdWelcome(app, id);
    return { id, changes: [{ state: 'released' }, { state: 'refused' }] };
  },
  'console/anchor-applications': async () => {
    const { uid } = await everyoneAtOnce(app);
    await app.db.execute(sql`update anchor set state = 'underReview' where account_id = ${uid}`);
    const refusal = { decision: 'refused', reason: 'x' };
    return { id: uid, changes: [{ decision: 'recommended' }, refusal] };
  },
  'console/anchors': async () => {
    const { uid: id } = await everyoneAtOnce(app);
    return { id, changes: [{ rights: ['paid'] }, { ban: { reason: 'x', until: null } }] };
  },
  'console/live-links': async () => {
    const matchId = await newMatch(app, { minutes: 30 });
    const link = { matchId, name: 'Satellite', url: 'https://source.example/', language: 'en' };
    const { body } = await backOffice(admin).create('live-links', link);
    return { id: body.id, changes: [{ name: 'Cable' }, { pro: true }] };
  },
  'console/broadcasts': async () => {
    const { uid } = await everyoneAtOnce(app);
    const id = await openBroadcast(app, uid);
    const changes = ['x', 'y'].map((reason) => ({ state: 'cut', reason }));
    return { id, changes: changes as [object, object] };
  },
  'console/room-reports': async () => {
    const { uid } = await everyoneAtOnce(app);
    const broadcastId = await openBroadcast(app, uid);
    const [said] = await rows<{ id: number }>(
      app.db,
      sql`insert into room_report (broadcast_id, account_id, kind, text, at)
        select ${broadcastId}, id, 'rules', '', now() from account where username = 'fan' returning id`,
    );
    const changes = ['x', 'y'].map((answer) => ({ state: 'closed', answer }));
    return { id: said!.id, changes: changes as [object, object] };
  },
  'console/live-unlocks': async () => {
    const { uid } = await everyoneAtOnce(app);
    const broadcastId = await openBroadcast(app, uid);
    await app.db.execute(
      sql`update broadcast set price = 5, on_air_at = now() where id = ${broadcastId}`,
    );
    const order = { broadcastId, price: 5 };
    const { result } = await fan.post('/orderpay/match/pay/liveUnlock', order);
    const changes = ['x', 'y'].map((reason) => ({ state: 'released', reason }));
    return { id: result.unlockId, changes: changes as [object, object] };
  },
  'console/goods-categories': async () => {
    const category = { names: { zh_CN: '卡券', en_US: 'Codes' }, order: 1 };
    const { body } = await backOffice(admin).create('goods-categories', category);
    return { id: body.id, changes: [{ order: 2 }, { order: 3 }] };
  },
  'console/goods': async () => ({
    id: await newGoods(app),
    changes: [{ price: 90 }, { onSale: false }],
  }),
  'console/goods-orders': async () => {
    await pocket(app, fan, 100);
    const id = await paidOrder(fan, await newGoods(app));
    const parcel = { event: 'ship', carrier: 'sf', tracking: 'SF1234567890' };
    return { id, changes: [parcel, { event: 'review', reason: 'x' }] };
  },
  'console/blind-boxes': async () => {
    const texts = { zh_CN: '盲盒', en_US: 'Box' };
    const { body } = await backOffice(admin).create('blind-boxes', {
      ...{ names: texts, descriptions: texts, picture: null, price: 5, daily: 1, coolDown: 0 },
      ...{ age: 18, closesAt: null, prizes: [{ goodsId: await newGoods(app), count: 2 }] },
    });
    return { id: body.id, changes: [{ price: 6 }, { price: 7 }] };
  },
  'console/chat-rooms': async () => {
    const { uid } = await everyoneAtOnce(app);
    await saidInRoom(app, uid);
    const [room] = await rows<{ id: number }>(
      app.db,
      sql`select id from chat_room where anchor_id = ${uid}`,
    );
    return { id: room!.id, changes: [{ open: false }, { slow: 10 }] };
  },
  'console/chat-appeals': async () => {
    const { uid } = await everyoneAtOnce(app);
    const id = await openAppeal(app, uid);
    const changes = ['upheld', 'granted'].map((state) => ({ state, answer: 'x' }));
    return { id, changes: changes as [object, object] };
  },
  'console/chat-reports': async () => {
    const { uid } = await everyoneAtOnce(app);
    const id = await reportedMessage(app, await saidInRoom(app, uid), 'fan');
    const changes = ['x', 'y'].map((answer) => ({ state: 'closed', answer }));
    return { id, changes: changes as [object, object] };
  },
  'console/chat-words': async () => {
    const word = `word${Math.random()}`;
    const { body } = await backOffice(admin).create('chat-words', { word });
    return { id: body.id, changes: [{ except: ['sword'] }, { except: ['wordy'] }] };
  },
  'console/links': async () => {
    const [shownId, rowId] = await twoRows();
    const link = { kind: 'team', shownId, rowId, reason: 'x' };
    const { body } = await backOffice(admin).create('links', link);
    const changes = ['x', 'y'].map((reason) => ({ ended: true, reason }));
    return { id: body.id, changes: changes as [object, object] };
  },
  'console/link-candidates': async () => {
    const id = ['team', ...(await twoRows())].join('-');
    const changes = ['x', 'y'].map((reason) => ({ dismissed: true, reason }));
    return { id, changes: changes as [object, object] };
  },
  'console/desk-matches': async () => {
    const id = await newMatch(app, { minutes: 0, state: {} });
    const changes = ['ended', 'abandoned'].map((status) => ({ fix: { status }, reason: 'x' }));
    return { id, changes: changes as [object, object] };
  },
  'console/quarantined-messages': async () => {
    const [kept] = await rows<{ id: number }>(
      app.db,
      sql`insert into feed_quarantine (source, place, reason, at, last_at)
        values ('acme', gen_random_uuid(), 'x', now(), now()) returning id`,
    );
    const changes = ['x', 'y'].map((reason) => ({ state: 'ignored', reason }));
    return { id: kept!.id, changes: changes as [object, object] };
  },
  'console/gifts': async () => {
    const { body } = await backOffice(admin).list('gifts', {});
    return { id: body[0].id, changes: [{ price: 2 }, { onSale: false }] };
  },
  'console/linkables': async () => {
    const [rowId] = await twoRows();
    const changes = ['The Foxes', 'The Reds'].map((alias) => ({ aliases: [alias], readings: [] }));
    return { id: `team-${rowId}`, changes: changes as [object, object] };
  },
  'console/news-articles': async () => ({
    id: await draftArticle(admin),
    changes: [{ gameId: 201 }, { event: 'publish' }],
  }),
  'console/news-texts': async () => {
    const articleId = await draftArticle(admin);
    return {
      id: `${articleId}-${draftedArticle.locale}`,
      changes: [{ title: 'What the goals say' }, { summary: 'Two sides that never lost.' }],
      filter: { articleId: String(articleId) },
    };
  },
  'console/news-pictures': async () => ({
    id: await pictureInLibrary(app, expert.uid),
    changes: [{ alt: 'A goal' }, { alt: 'A save' }],
  }),
  'console/page-versions': async () => {
    // Of each page there is one draft.
    await app.db.execute(sql`delete from page_version`);
    const { body } = await backOffice(admin).create('page-versions', { page: 'about' });
    return { id: body.id, changes: [{ note: 'New office' }, { from: 'now' }] };
  },
  'console/proclamations': async () => {
    const { body } = await backOffice(admin).create('proclamations', {
      ...{ texts: { zh_CN: '今晚维护', en_US: 'Maintenance tonight' }, severity: 'info' },
      ...{ audience: 'everyone', link: null, dismissible: true },
      ...{ from: new Date().toISOString(), until: null },
    });
    return { id: body.id, changes: [{ severity: 'warning' }, { withdrawn: true }] };
  },
  'console/site-details': async () => ({
    id: 'site',
    changes: [{ email: 'one@example.org' }, { phone: '+86 10 1234 5678' }],
  }),
  'console/takedowns': async () => {
    const { uid } = await everyoneAtOnce(app);
    const id = await openTakedown(app, { authorId: uid });
    const changes = ['refuse', 'takeDown'].map((decision) => ({ decision, reason: 'x' }));
    return { id, changes: changes as [object, object] };
  },
  'console/videos': async () => ({
    id: await draftVideo(app, admin),
    changes: [{ gameId: 201 }, { event: 'publish' }],
  }),
  'console/video-captions': () => captions(admin, 'console'),
  'console/video-jobs': async () => {
    const videoId = await draftVideo(app, admin);
    const [job] = await rows<{ id: number }>(
      app.db,
      sql`insert into video_job (video_id, kind, state, due_at, created_at)
        values (${videoId}, 'upload', 'waiting', now() + interval '1 day', now()) returning id`,
    );
    return { id: job!.id, changes: [{ event: 'cancel' }, { event: 'cancel' }] };
  },
  'console/writing-appeals': async () => {
    const { uid } = await everyoneAtOnce(app);
    const id = await openRemovalAppeal(app, uid, expert.uid);
    const changes = ['upheld', 'granted'].map((state) => ({ state, answer: 'x' }));
    return { id, changes: changes as [object, object] };
  },
  'console/writing-reports': async () => {
    const { uid } = await everyoneAtOnce(app);
    const id = await reportedComment(app, await commentOf(app, uid), 'fan');
    const hidden = { decision: 'hide', rule: 'abuse', answer: 'x' };
    return { id, changes: [{ decision: 'dismiss', answer: null }, hidden] };
  },
  'studio/articles': async () => ({
    id: await draftArticle(expert, 'studio'),
    changes: [{ title: 'What the goals say' }, { event: 'submit' }],
  }),
  'studio/videos': async () => ({
    id: await draftVideo(app, expert, 'studio'),
    changes: [{ title: 'What the goals say' }, { event: 'submit' }],
  }),
  'studio/video-captions': () => captions(expert, 'studio'),
  'studio/plans': async () => {
    const id = await postedPlan(app, expert);
    return { id, changes: [{ title: 'The away side wins' }, { price: 8 }] };
  },
};

test('Every resource that can be changed is tried', () => {
  const changed = resources
    .filter(({ update }) => update)
    .map(({ office, name }) => `${office}/${name}`);
  expect(Object.keys(edited).sort()).toEqual(changed.sort());
});

describe.each(Object.entries(edited))('Of two editors of %s', (address, make) => {
  const [office, name] = address.split('/') as ['console' | 'studio', string];
  const desk = () => backOffice(office === 'studio' ? expert : admin, office);

  test('at once one wins, and the other is told', async () => {
    const { id, changes } = await make();
    const { version } = (await desk().get(name, id)).body;
    const answers = await Promise.all(
      changes.map((change) => desk().change(name, id, { ...change, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body).toEqual({
      errorCode: errors.stale.code,
      errorMsg: expect.stringMatching(/reload/i),
    });
    const won = answers.find(({ status }) => status === 200)!;
    expect(won.body.version).not.toBe(version);
    expect((await desk().get(name, id)).body).toEqual(won.body);
  });

  test('each reads the version in the list that stands on the row’s own page', async () => {
    const { id, filter } = await make();
    const { body: row } = await desk().get(name, id);
    const { body: listed } = await desk().list(name, { ...filter, _end: '500' });
    expect(listed.find((each: { id: number | string }) => each.id === id).version).toBe(
      row.version,
    );
  });
});

test('What was revised since it was read is not published unread', async () => {
  const id = await postedPlan(app, expert);
  const { version } = (await backOffice(support).get('plans', id)).body;
  await backOffice(expert, 'studio').update('plans', id, { content: 'Something else altogether.' });
  const late = await backOffice(support).change('plans', id, { state: 'published', version });
  expect(late.status).toBe(409);
});

test('A sale meanwhile makes nothing stale', async () => {
  const { planId } = await soldPlan(app, { expert, reviewer: support, buyer: fan });
  const { version } = (await backOffice(support).get('plans', planId)).body;
  const buyer = await person(app).signInAs('fan2');
  await expect
    .poll(async () => {
      const order = { id: planId, price: 28 };
      return (await buyer.post('/orderpay/goldExpertPlan', order)).status;
    })
    .toBe('success');
  const taken = { state: 'takenDown', reason: 'x', version };
  expect((await backOffice(support).change('plans', planId, taken)).status).toBe(200);
});
