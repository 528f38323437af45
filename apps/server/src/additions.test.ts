import { defineCall } from '@xiongmao/api/call';
import { discussedKinds } from '@xiongmao/api/discussed-kinds';
import { errors } from '@xiongmao/api/errors';
import { type FollowKind, followKind, followKinds } from '@xiongmao/api/follow-kinds';
import { streamChannel } from '@xiongmao/api/realtime/channels';
import { type Permission, permissions } from '@xiongmao/api/roles';
import { mappedKinds } from '@xiongmao/api/sitemaps/rules';
import { targetKinds } from '@xiongmao/api/takedowns/rules';
import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import { readTexts } from '@xiongmao/i18n/node';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineLetter, mailLetter } from '#modules/identity/index.ts';
import { defineNotice, notify } from '#modules/users/index.ts';
import { ledgerAccountOf, move, ownAccount, proveLedger } from '#modules/wallet/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { countRows, rows } from '#platform/db/database.ts';
import { defineCookie } from '#platform/http/access/own-cookies.ts';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import { defineJob } from '#platform/jobs.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { type Additions, additions, type CreateDomain } from './app.ts';

/** Every key of a tree of texts; of those that differ by context, what they share. */
const keysOf = (tree: object, above = ''): string[] =>
  Object.entries(tree).flatMap(([key, below]) =>
    typeof below === 'string' ? [above + key.split('_')[0]] : keysOf(below, `${above}${key}.`),
  );

test('Every notice has its text', () => {
  const texts = new Set(keysOf(readTexts('en_US').notices!));
  expect([...texts].sort()).toEqual(additions.notices.map(({ name }) => name).sort());
});

test('Every letter has its text', () => {
  const { letter } = readTexts('en_US').messages as { letter: object };
  expect(Object.keys(letter).sort()).toEqual(additions.letters.map(({ name }) => name).sort());
});

test('No two cookies have one name', () => {
  const names = additions.cookies.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('Every kind of thing that the contract lets people follow can be followed', () => {
  expect(additions.follows.map(({ kind }) => kind).sort()).toEqual([...followKinds].sort());
});

test('Every kind of thing that the contract lets people discuss can be found', () => {
  expect(additions.discussed.map(({ kind }) => kind).sort()).toEqual([...discussedKinds].sort());
});

test('Every kind of thing that the contract lets rights-holders claim can be found', () => {
  const kinds = new Set(additions.claimables.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...targetKinds].sort());
});

test('Every kind of page that the contract tells search engines of is told of', () => {
  expect(additions.mapped.map(({ kind }) => kind).sort()).toEqual([...mappedKinds].sort());
});

test('Every rule of the ledger has its words in the console', () => {
  const { proofRule } = readTexts('en_US').console as { proofRule: object };
  expect(keysOf(proofRule).sort()).toEqual(additions.ledgerRules.map(({ name }) => name).sort());
});

/*
 * A domain as `packages/api/src/raffles` and `modules/raffles` would have it. Whatever it adds to others it adds
 * here: no file of theirs knows of it.
 */

// Its lines in the lists of the contract.
const ticket = 'ticket' as TransferKind;
const runRaffles = 'runRaffles' as Permission;
const raffle = 'raffle' as FollowKind;
const followable = followKind._zod.values as Set<string>;
const table = permissions as Record<string, readonly string[] | null>;

const buyTicket = defineCall({
  method: 'POST',
  path: '/raffle/ticket',
  effect: 'write',
  permission: 'account',
  summary: 'Buys a ticket',
  body: z.object({ raffleId: z.int() }),
  result: z.object({ id: z.int() }),
});
const draw = defineCall({
  method: 'POST',
  path: '/raffle/draw',
  effect: 'write',
  permission: runRaffles,
  summary: 'Draws a winner',
  body: z.object({ raffleId: z.int() }),
  result: z.object({ winner: z.int() }),
});
const draws = streamChannel<
  `raffle:${number}`,
  { stream: string; v: number; p: number; winner: number }
>({ event: 'raffle', pattern: /^raffle:\d{1,9}$/, history: null });

const won = defineNotice<{ raffleId: number; title: string }>(
  'raffleWon',
  'account',
  ({ raffleId }) => ({ page: 'raffle', id: raffleId }),
);

const lastRaffle = defineCookie('raffle');

/** Who is mailed what was drawn. */
const notary = 'notary@example.org';
const drawn = defineLetter<{ title: string }>('raffleDrawn');

const createRaffles: CreateDomain = (http, { caller, clock, db, jobs }, realtime) => {
  serve(http, caller, buyTicket, async ({ body: { raffleId }, principal, reply }) => {
    http.ownCookies.set(reply, lastRaffle, String(raffleId), {});
    return db.transaction(async (tx) => {
      const [bought] = await rows(
        tx,
        { id: int },
        sql`insert into raffle_ticket (raffle_id, account_id) values (${raffleId}, ${principal.uid})
          returning id`,
      );
      const { id } = bought!;
      const transferId = await move(tx, {
        key: `ticket:${id}`,
        kind: ticket,
        from: await ledgerAccountOf(tx, 'user', principal.uid),
        to: await ownAccount(tx, 'house'),
        amount: 5,
        reference: `raffle:${raffleId}`,
        at: clock.now(),
      });
      await tx.execute(sql`update raffle_ticket set transfer_id = ${transferId} where id = ${id}`);
      return { id };
    });
  });
  serve(http, caller, draw, async ({ body: { raffleId } }) => {
    const winner = await db.transaction(async (tx) => {
      const [found] = await rows(
        tx,
        { winner: int, title: text },
        sql`select account_id as winner, title from raffle_ticket join raffle on raffle.id = raffle_id
          where raffle_id = ${raffleId} order by raffle_ticket.id limit 1`,
      );
      const { title } = found!;
      const values = { raffleId, title };
      const once = { cause: `raffle:${raffleId}`, at: clock.now() };
      await notify(tx, jobs, found!.winner, { type: won, values, ...once });
      const letter = { to: notary, language: 'en_US', now: clock.now() } as const;
      await mailLetter(tx, jobs, { ...letter, type: drawn, values: { title } });
      return found!.winner;
    });
    realtime.tell(draws, `raffle:${raffleId}`, {
      stream: `raffle:${raffleId}`,
      v: 1,
      p: 0,
      winner,
    });
    return { winner };
  });
};

const withRaffles: Additions = {
  follows: [
    ...additions.follows,
    {
      kind: raffle,
      named: sql`select id, title as name, null::text as avatar, null::int as game_id from raffle`,
    },
  ],
  notices: [...additions.notices, won],
  letters: [...additions.letters, drawn],
  cookies: [...additions.cookies, lastRaffle],
  keepers: additions.keepers,
  agreement: additions.agreement,
  stake: additions.stake,
  discussed: additions.discussed,
  claimables: additions.claimables,
  whereabouts: additions.whereabouts,
  concealments: additions.concealments,
  tellings: additions.tellings,
  searched: additions.searched,
  mapped: additions.mapped,
  references: [
    ...additions.references,
    {
      type: 'raffle',
      async names(db, ids) {
        const found = await rows(
          db,
          { id: int, title: text },
          sql`select id, title from raffle where id = any(${sql.param([...ids])}::int[])`,
        );
        return new Map(found.map(({ id, title }) => [id, { subject: title }]));
      },
    },
  ],
  ledgerRules: [
    ...additions.ledgerRules,
    {
      name: 'ticketIsPaid',
      rule: 'a ticket was paid for',
      query: sql`select 'ticket ' || t.id as what from raffle_ticket t
        left join wallet.transfer p on p.id = t.transfer_id
        where p.amount is distinct from 5`,
    },
  ],
  erase: [
    ...additions.erase,
    async (tx, accountId) => {
      await tx.execute(sql`delete from raffle_ticket where account_id = ${accountId}`);
    },
  ],
  refusals: [
    ...additions.refusals,
    ({ query }) => {
      const { kind, id } = query as { kind?: string; id?: number };
      if (kind === 'raffle' && id === 404) throw new CodedError('unknownTarget');
    },
  ],
  channels: [
    ...additions.channels,
    {
      channel: draws,
      admits: (stream, { account }) => account !== null && stream !== 'raffle:404',
    },
  ],
  domains: [...additions.domains, createRaffles],
};

describe('A domain that none of the others knows', () => {
  let app: TestApp;
  let fan: Person;
  let admin: Person;
  beforeAll(async () => {
    table[runRaffles] = ['admin'];
    followable.add(raffle);
    app = await testApp({
      accounts: true,
      additions: withRaffles,
      env: { BRAND_ZONE: 'UTC' },
    });
    await app.db.execute(sql`create table raffle (id int primary key, title text not null)`);
    await app.db.execute(sql`create table raffle_ticket (
      id int generated always as identity primary key, raffle_id int not null, account_id int not null,
      transfer_id bigint)`);
    await app.db.execute(sql`insert into raffle values (7, 'A shirt with names on it')`);
    fan = await person(app).signInAs('fan');
    admin = await person(app).signInAs('admin');
    await fan.post('/raffle/ticket', { raffleId: 7 });
  });
  afterAll(() => {
    delete table[runRaffles];
    followable.delete(raffle);
  });
  const proof = () => proveLedger(app.db, withRaffles.ledgerRules);

  test('moves gold for a reason of its own, told in coin details by name and link', async () => {
    const entry = {
      kind: 'ticket',
      amount: -5,
      reference: 'raffle:7',
      subject: 'A shirt with names on it',
      link: { page: 'raffle', id: 7 },
    };
    const { result } = await fan.get('/orderpay/gold/list?kind=ticket');
    expect(result).toMatchObject({ total: 1, items: [entry] });
    const month = new Date().toISOString().slice(0, 7);
    const statement = await fan.get(`/orderpay/gold/statement?month=${month}`);
    expect(statement.result.entries.at(-1)).toMatchObject(entry);
    const { body } = await backOffice(admin).list('transfers', { kind: 'ticket' });
    expect(body).toMatchObject([{ kind: 'ticket', amount: 5, debit: 'user fan' }]);
  });

  test('has permissions of its own', async () => {
    expect(await fan.post('/raffle/draw', { raffleId: 7 })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
    expect(await admin.post('/raffle/draw', { raffleId: 7 })).toMatchObject({ status: 'success' });
  });

  test('can be followed, by its name', async () => {
    const following = (id: number) => fan.get(`/user/hasFollowUser?kind=raffle&id=${id}`);
    const follow = (id: number) => fan.get(`/user/followUser?kind=raffle&id=${id}`);
    expect(await follow(7)).toMatchObject({ status: 'success' });
    expect((await following(7)).result).toEqual({ following: true });
    const list = `/user/getFollowOrFansH5?kind=raffle&userId=${fan.cookies.get('uid')}`;
    expect((await fan.get(list)).result.items).toMatchObject([
      { kind: 'raffle', id: 7, name: 'A shirt with names on it' },
    ]);
    expect(await follow(8)).toMatchObject({ errorCode: errors.unknownTarget.code });
  });

  test('says of what reads name that there is no such thing', async () => {
    const answer = await fan.get('/user/hasFollowUser?kind=raffle&id=404');
    expect(answer).toMatchObject({ errorCode: errors.unknownTarget.code });
  });

  test('tells people, who are led to it', async () => {
    await admin.post('/raffle/draw', { raffleId: 7 });
    const { result } = await fan.get('/user/notices');
    expect(result.items[0]).toMatchObject({
      kind: 'account',
      name: 'raffleWon',
      values: { title: 'A shirt with names on it' },
      link: { page: 'raffle', id: 7 },
    });
  });

  test('keeps something in browsers', () => {
    expect(fan.cookies.get('raffle')).toBe('7');
  });

  test('sends letters', async () => {
    await admin.post('/raffle/draw', { raffleId: 7 });
    const letters = () => countRows(app.db, sql`outbox_message where "to" = ${notary}`);
    await expect.poll(letters).toBeGreaterThan(0);
  });

  test('has a channel, which those join who may', async () => {
    const guest = await liveClient(app.url);
    expect(await watch(guest, 'raffle:7', 0)).toEqual({ ok: false, why: 'unknown' });
    const cookie = `token=${fan.cookies.get('token')}`;
    const socket = await liveClient(app.url, { headers: { cookie } });
    expect(await watch(socket, 'raffle:404', 0)).toEqual({ ok: false, why: 'unknown' });
    expect(await watch(socket, 'raffle:7', 0)).toEqual({ ok: true });
    const heard: unknown[] = [];
    socket.onAny((event, message) => event === 'raffle' && heard.push(message));
    await admin.post('/raffle/draw', { raffleId: 7 });
    await until(() => heard.length > 0);
    expect(heard).toEqual([
      { stream: 'raffle:7', v: 1, p: 0, winner: Number(fan.cookies.get('uid')) },
    ]);
  });

  test('has its rule of the ledger proven, nightly, on demand and in the console', async () => {
    expect((await proof()).violations).toEqual([]);
    await app.db.execute(sql`insert into raffle_ticket (raffle_id, account_id) values (7, 1)`);
    const violation = { name: 'ticketIsPaid', rule: 'a ticket was paid for', what: 'ticket 2' };
    expect((await proof()).violations).toEqual([violation]);
    await app.db.transaction((tx) => app.jobs.send(tx, defineJob('ledger-proof'), {}));
    const proofs = async () => (await backOffice(admin).list('ledger-proofs')).body;
    await expect
      .poll(async () => (await proofs())[0]?.violations, { timeout: 10_000 })
      .toEqual([violation]);
  });

  test('loses what it keeps of a person who leaves', async () => {
    const id = Number(fan.cookies.get('uid'));
    const tickets = () => countRows(app.db, sql`raffle_ticket where account_id = ${id}`);
    expect(await tickets()).toBe(1);
    expect((await fan.post('/user/delete', {})).status).toBe('success');
    expect(await tickets()).toBe(0);
  });
});
