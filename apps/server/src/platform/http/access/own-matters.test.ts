import { errors } from '@xiongmao/api/errors';
import { resources } from '@xiongmao/api/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf } from '#testing/factories.ts';
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

type Office = ReturnType<typeof backOffice>;
type Self = Awaited<ReturnType<typeof everyoneAtOnce>>;
/** Tries what is about `self`, as whoever sits in the office. */
type Try = (office: Office) => Promise<{ status: number; body: { errorCode?: number } }>;

let app: TestApp;
let support: Person;
let admin: Person;
let fan: Person;
let expert: Self;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  support = await person(app).signInAs('support');
  admin = await person(app).signInAs('admin');
  fan = await person(app).signInAs('fan');
  expert = await everyoneAtOnce(app);
});

const reason = 'x';

/** A broadcast that fans see; paid where it has a price. */
async function shownBroadcast(anchorId: number, price: number | null): Promise<number> {
  const id = await openBroadcast(app, anchorId);
  await app.db.execute(
    sql`update broadcast set on_air_at = now(), price = ${price} where id = ${id}`,
  );
  return id;
}

async function matchOfPlan(planId: number): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select match_id as id from plan where id = ${planId}`,
  );
  return found!.id;
}

/** The match of an expert's plan, and another source's row of the same sides; the lower id first. */
async function twoOfPlan(expert: Person, given?: number): Promise<[number, number]> {
  const planId = given ?? (await postedPlan(app, expert));
  const [found] = await rows<{ id: number; name: string }>(
    app.db,
    sql`select m.id, m.source_id as name from plan p join match m on m.id = p.match_id where p.id = ${planId}`,
  );
  const { id, name } = found!;
  const { ids } = await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf(name, '2030-01-01T12:00:00Z')], { source: 'other', now: new Date() }),
  );
  return [id, ids.get(name)!.id];
}

/** Each review, and each way in which it can be about oneself. */
const cases: Record<string, (self: Self) => Promise<Try>> = {
  'roles.create, a role for oneself': async ({ uid }) => {
    await app.db.execute(sql`update account set roles = array_remove(roles, 'support')
      where id = ${uid}`);
    return (office) => office.create('roles', { userId: uid, role: 'support' });
  },
  'roles.create, one’s own application': async ({ uid }) => {
    await app.db.execute(sql`update account set roles = array_remove(roles, 'expert')
      where id = ${uid}`);
    await app.db.execute(sql`update expert set state = 'underReview' where account_id = ${uid}`);
    return (office) => office.create('roles', { userId: uid, role: 'expert' });
  },
  'roles.remove, a role of one’s own': async ({ uid }) => {
    return (office) => office.remove('roles', `${uid}-manager`);
  },
  'bans.create, oneself': async ({ uid }) => {
    await app.db.execute(sql`update account set roles = array_remove(roles, 'admin')
      where id = ${expert.uid}`);
    return (office) => office.create('bans', { userId: uid, reason, until: null });
  },
  'bans.update, one’s own ban': async ({ uid }) => {
    const [ban] = await rows<{ id: number }>(
      app.db,
      sql`insert into ban (account_id, reason, "from", until, banned_by)
        values (${uid}, 'x', '2020-01-01', '2020-01-02', ${uid}) returning id`,
    );
    return (office) => office.update('bans', ban!.id, { lifted: true });
  },
  'feedback.update, one’s own complaint': async (self) => {
    await self.post('/user/feedback', { kind: 'complaint', text: 'About support' });
    const [said] = await rows<{ id: number }>(
      app.db,
      sql`select id from feedback where account_id = ${self.uid}`,
    );
    return (office) => office.update('feedback', said!.id, { state: 'done' });
  },
  'expert-applications.update, one’s own': async ({ uid }) => {
    await app.db.execute(sql`update expert set state = 'underReview' where account_id = ${uid}`);
    return (office) => office.update('expert-applications', uid, { decision: 'recommended' });
  },
  'anchor-applications.update, one’s own': async ({ uid }) => {
    await app.db.execute(sql`update anchor set state = 'underReview' where account_id = ${uid}`);
    return (office) => office.update('anchor-applications', uid, { decision: 'recommended' });
  },
  'links.create, the match of a plan of one’s own': async (self) => {
    const [rowId, shownId] = await twoOfPlan(self);
    return (office) => office.create('links', { kind: 'match', rowId, shownId, reason });
  },
  'links.create, the match of a plan that one bought': async (self) => {
    const { planId } = await soldPlan(app, { expert, reviewer: support, buyer: self });
    const [rowId, shownId] = await twoOfPlan(expert, planId);
    return (office) => office.create('links', { kind: 'match', rowId, shownId, reason });
  },
  'links.update, the match of a plan of one’s own': async (self) => {
    const [rowId, shownId] = await twoOfPlan(self);
    const two = { kind: 'match', rowId, shownId, reason };
    const { body } = await backOffice(admin).create('links', two);
    return (office) => office.update('links', body.id, { ended: true, reason });
  },
  'link-candidates.update, the match of a plan of one’s own': async (self) => {
    const two = await twoOfPlan(self);
    return (office) =>
      office.update('link-candidates', `match-${two.join('-')}`, { dismissed: true, reason });
  },
  'desk-matches.update, the match of a plan of one’s own': async (self) => {
    const id = await matchOfPlan(await postedPlan(app, self));
    return (office) => office.update('desk-matches', id, { fix: { status: 'ended' }, reason });
  },
  'desk-matches.update, the match of a plan that one bought': async (self) => {
    const { planId } = await soldPlan(app, { expert, reviewer: support, buyer: self });
    const id = await matchOfPlan(planId);
    return (office) => office.update('desk-matches', id, { fix: { status: 'ended' }, reason });
  },
  'anchors.update, oneself': async ({ uid }) => {
    return (office) => office.update('anchors', uid, { rights: ['paid'] });
  },
  'broadcasts.update, one’s own': async ({ uid }) => {
    const id = await openBroadcast(app, uid);
    return (office) => office.update('broadcasts', id, { state: 'cut', reason });
  },
  'room-reports.update, of one’s own room': async ({ uid }) => {
    const id = await shownBroadcast(uid, null);
    const { result } = await fan.post('/live/report', { broadcastId: id, kind: 'other' });
    return (office) =>
      office.update('room-reports', result.reportId, { state: 'closed', answer: reason });
  },
  'live-unlocks.update, of one’s own room': async ({ uid }) => {
    const broadcastId = await shownBroadcast(uid, 1);
    const unlock = { broadcastId, price: 1 };
    const { result } = await fan.post('/orderpay/match/pay/liveUnlock', unlock);
    return (office) =>
      office.update('live-unlocks', result.unlockId, { state: 'released', reason });
  },
  'goods-orders.update, one’s own': async (self) => {
    await pocket(app, self, 100);
    const id = await paidOrder(self, await newGoods(app));
    return (office) => office.update('goods-orders', id, { event: 'review', reason });
  },
  'chat-messages.remove, what one said': async ({ uid }) => {
    // Nor is anything taken away of who stands as high.
    await app.db.execute(
      sql`update account set roles = array_remove(roles, 'admin') where id = ${uid}`,
    );
    app.identity.forgetSessions();
    const id = await saidInRoom(app, uid, expert.uid);
    return (office) => office.remove('chat-messages', id);
  },
  'chat-reports.update, of what one said': async ({ uid }) => {
    const id = await reportedMessage(app, await saidInRoom(app, uid, expert.uid), 'fan');
    return (office) => office.update('chat-reports', id, { state: 'closed', answer: reason });
  },
  'chat-reports.update, of one’s own room': async ({ uid }) => {
    const id = await reportedMessage(app, await saidInRoom(app, expert.uid, uid), 'fan');
    return (office) => office.update('chat-reports', id, { state: 'closed', answer: reason });
  },
  'writing-reports.update, of what one wrote': async ({ uid }) => {
    const id = await reportedComment(app, await commentOf(app, uid), 'fan');
    return (office) => office.update('writing-reports', id, { decision: 'dismiss', answer: null });
  },
  'writing-appeals.update, one’s own': async ({ uid }) => {
    const id = await openRemovalAppeal(app, uid, expert.uid);
    return (office) => office.update('writing-appeals', id, { state: 'granted', answer: reason });
  },
  'writing-appeals.update, against what one removed': async ({ uid }) => {
    const id = await openRemovalAppeal(app, expert.uid, uid);
    return (office) => office.update('writing-appeals', id, { state: 'upheld', answer: reason });
  },
  'takedowns.update, what one asked for': async ({ uid }) => {
    const id = await openTakedown(app, { authorId: expert.uid, claimantId: uid });
    return (office) => office.update('takedowns', id, { decision: 'takeDown', reason });
  },
  'takedowns.update, what one asked for by mail': async ({ uid }) => {
    const id = await openTakedown(app, { authorId: expert.uid });
    await app.db.execute(sql`
      update takedown set email = (select lower(email) from account where id = ${uid}) where id = ${id}`);
    return (office) => office.update('takedowns', id, { decision: 'takeDown', reason });
  },
  'takedowns.update, what one wrote': async ({ uid }) => {
    const id = await openTakedown(app, { authorId: uid });
    return (office) => office.update('takedowns', id, { decision: 'refuse', reason });
  },
  'takedowns.update, against what one decided': async ({ uid }) => {
    const id = await openTakedown(app, { authorId: expert.uid, decidedBy: uid });
    return (office) => office.update('takedowns', id, { decision: 'uphold', reason });
  },
  'chat-appeals.update, one’s own': async ({ uid }) => {
    const id = await openAppeal(app, uid);
    return (office) => office.update('chat-appeals', id, { state: 'granted', answer: reason });
  },
  'chat-appeals.update, against what one did': async ({ uid }) => {
    const id = await openAppeal(app, expert.uid, uid);
    return (office) => office.update('chat-appeals', id, { state: 'upheld', answer: reason });
  },
  'experts.update, oneself': async ({ uid }) => {
    return (office) => office.update('experts', uid, { state: 'suspended', reason });
  },
  'plans.update, publishing one’s own': async (self) => {
    const id = await postedPlan(app, self);
    return (office) => office.update('plans', id, { state: 'published' });
  },
  'plans.update, publishing a revision of one’s own': async (self) => {
    const id = await postedPlan(app, self);
    await backOffice(support).update('plans', id, { state: 'refused', reason });
    await backOffice(self, 'studio').update('plans', id, { pick: 'away' });
    return (office) => office.update('plans', id, { state: 'published' });
  },
  'plans.update, publishing a revision of what one has on sale': async (self) => {
    const id = await postedPlan(app, self);
    await backOffice(support).update('plans', id, { state: 'published' });
    await backOffice(self, 'studio').update('plans', id, { price: 8 });
    return (office) => office.update('plans', id, { state: 'published' });
  },
  'plans.update, refusing a revision of what one has on sale': async (self) => {
    const id = await postedPlan(app, self);
    await backOffice(support).update('plans', id, { state: 'published' });
    await backOffice(self, 'studio').update('plans', id, { price: 8 });
    return (office) => office.update('plans', id, { state: 'refused', reason });
  },
  'plans.update, refusing one’s own': async (self) => {
    const id = await postedPlan(app, self);
    return (office) => office.update('plans', id, { state: 'refused', reason });
  },
  'plans.update, taking down one’s own': async (self) => {
    const id = await postedPlan(app, self);
    await backOffice(support).update('plans', id, { state: 'published' });
    return (office) => office.update('plans', id, { state: 'takenDown', reason });
  },
  'welcomes.update, one’s own welcome gold': async ({ uid }) => {
    await holdWelcome(app, uid);
    return (office) => office.update('welcomes', uid, { state: 'released' });
  },
  'settlements.create, a plan of one’s own': async (self) => {
    const { planId } = await soldPlan(app, { expert: self, reviewer: support, buyer: fan });
    return (office) => office.create('settlements', { planId, result: 'hit', reason });
  },
  'settlements.create, a plan that one bought': async (self) => {
    const { planId } = await soldPlan(app, { expert, reviewer: support, buyer: self });
    return (office) => office.create('settlements', { planId, result: 'void', reason });
  },
  'plan-purchases.update, one’s own purchase': async (self) => {
    const { purchaseId } = await soldPlan(app, { expert, reviewer: support, buyer: self });
    return (office) => office.update('plan-purchases', purchaseId, { state: 'released', reason });
  },
  'plan-purchases.update, what one sold': async (self) => {
    const { purchaseId } = await soldPlan(app, { expert: self, reviewer: support, buyer: fan });
    return (office) => office.update('plan-purchases', purchaseId, { state: 'released', reason });
  },
};

test.each(Object.entries(cases))('Nobody decides about themselves: %s', async (name, prepare) => {
  const self = await everyoneAtOnce(app);
  const attempt = await prepare(self);
  expect(await attempt(backOffice(self))).toMatchObject({
    status: 403,
    body: { errorCode: errors.ownMatter.code },
  });
  // What refuses is that it is one's own, and nothing else.
  if (name.startsWith('bans.create')) {
    await app.db.execute(sql`update account set roles = '{user}' where id = ${self.uid}`);
  }
  const { status, body } = await attempt(backOffice(admin));
  expect({ body, ok: status === 200 || status === 201 }).toMatchObject({ ok: true });
});

test('Every review is tried, and what is none is told why', () => {
  /** Writes that may be about oneself: a manager’s channels are theirs, and so are one’s sessions. Links, names, words, gifts and goods are nobody’s, and what pages, proclamations and the footer say is the operator’s; what is in quarantine a source has said. Editors publish their own articles and videos; of the studio's the review alone is by others (`studio-articles.test.ts`, `studio-videos.test.ts`). */
  const ownAllowed = [
    'channels.create',
    'channels.update',
    'sessions.remove',
    'live-links.create',
    'live-links.update',
    'live-links.remove',
    'chat-rooms.update',
    'chat-words.create',
    'chat-words.update',
    'chat-words.remove',
    'quarantined-messages.update',
    'gifts.create',
    'gifts.update',
    'goods-categories.create',
    'goods-categories.update',
    'goods-categories.remove',
    'goods.create',
    'goods.update',
    'stock-changes.create',
    'blind-boxes.create',
    'blind-boxes.update',
    'blind-boxes.remove',
    'news-articles.create',
    'news-articles.update',
    'news-articles.remove',
    'news-texts.create',
    'news-texts.update',
    'news-texts.remove',
    'news-pictures.update',
    'news-pictures.remove',
    'linkables.update',
    'proclamations.create',
    'proclamations.update',
    'page-versions.create',
    'page-versions.update',
    'page-versions.remove',
    'site-details.update',
    'videos.create',
    'videos.update',
    'videos.remove',
    'video-captions.create',
    'video-captions.update',
    'video-captions.remove',
    'video-jobs.update',
  ];
  const writes = resources
    .filter(({ office }) => office === 'console')
    .flatMap(({ name, actions }) =>
      Object.entries(actions)
        .filter(([action]) => action !== 'list' && action !== 'get')
        .map(([action, rule]) => ({ name: `${name}.${action}`, byOthers: rule.byOthers ?? false })),
    );
  const reviewed = writes.filter(({ byOthers }) => byOthers).map(({ name }) => name);
  const tried = new Set(Object.keys(cases).map((name) => name.split(',')[0]));
  expect([...tried].sort()).toEqual(reviewed.sort());
  expect(writes.filter(({ byOthers }) => !byOthers).map(({ name }) => name)).toEqual(
    expect.arrayContaining(ownAllowed),
  );
  expect(writes).toHaveLength(reviewed.length + ownAllowed.length);
});

test('Nobody gives themselves another’s channel, whose figures are paid', async () => {
  const self = await everyoneAtOnce(app);
  const channel = { name: 'Forum', source: 'social', type: 'cpa', brand: 'xiongmao', zone: 'UTC' };
  const made = await backOffice(self).create('channels', { ...channel, managerId: self.uid });
  expect(made).toMatchObject({ status: 403, body: { errorCode: errors.ownMatter.code } });
  const { body } = await backOffice(admin).create('channels', channel);
  const taken = await backOffice(self).update('channels', body.id, { managerId: self.uid });
  expect(taken).toMatchObject({ status: 403, body: { errorCode: errors.ownMatter.code } });
  const given = await backOffice(admin).update('channels', body.id, { managerId: self.uid });
  expect(given).toMatchObject({ status: 200, body: { managerId: self.uid } });
});
