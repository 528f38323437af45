import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountRegistered } from '#modules/identity/index.ts';
import { proveLedger, walletLedgerRules } from '#modules/wallet/index.ts';
import type { Database } from '#platform/db/database.ts';
import { caughtUp, type TestApp, testApp } from '#testing/app.ts';
import { testDatabase } from '#testing/database.ts';
import { lockWaits } from '#testing/lock-waits.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { giveWelcome } from './welcome.ts';

const plenty = { visitor: 1e6, device: 1e6, host: 1e6, network: 1e6 };
const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const balanceOf = async (someone: Person) => (await someone.get('/user/userGold')).result;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

interface Kept {
  state: string;
  reason: string | null;
}

async function stateOf(accountId: number): Promise<Kept | undefined> {
  const [kept] = await rows<Kept>(
    app.db,
    sql`select state, reason from welcome where account_id = ${accountId}`,
  );
  return kept;
}

interface From {
  ip?: string;
  userAgent?: string;
}

/** Registers, and waits until it is decided what becomes of the welcome. */
async function registered(email: string, more: From = {}) {
  const someone = await registering(email, more);
  await decided(someone);
  return someone;
}

const decided = (someone: Person) => heard('account-registered.wallet', someone);

async function heard(queue: string, someone: Person): Promise<void> {
  const waiting = () =>
    rows(
      app.db,
      sql`select from pgboss.job where name = ${queue} and state < 'completed'
        and data @> ${JSON.stringify({ accountId: uidOf(someone) })}::jsonb`,
    );
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
}

/** Registers; what becomes of the welcome is decided by and by. */
async function registering(email: string, more: From = {}) {
  const someone = person(app);
  const { send } = someone;
  someone.send = (path, init = {}) =>
    send(path, {
      ...init,
      headers: {
        ...(more.ip && { 'x-forwarded-for': more.ip }),
        'user-agent': more.userAgent ?? 'Mozilla/5.0 Chrome/150',
        ...init.headers,
      },
    });
  return someone.register(email);
}

const eventOf = (accountId: number) => ({
  accountId,
  at: new Date().toISOString(),
  visitorId: null,
  channelMark: null,
  promotionChannelId: null,
  inviteCode: null,
  ip: '203.0.113.9',
  userAgent: '',
});

/** Binds a phone, and waits until all who hear of that have. */
async function bindPhone(someone: Person, mobile: string): Promise<void> {
  await someone.post('/login/V2/sendMobilecheckCode', { mobileOrEmail: mobile, purpose: 'bind' });
  const given = { mobile, checkCode: await app.codeFor(mobile) };
  const answer = await someone.post('/user/V2/mobileOrNameToChange', given);
  expect(answer.status).toBe('success');
  await heard('address-changed.wallet', someone);
}

const give = (accountId: number, budget = plenty) =>
  app.db.transaction((tx) => giveWelcome(tx, { accountId, budget, at: new Date() }));

describe('The welcome', () => {
  test.each([
    ['one mailbox, however it is spelled', 'jo.hn@gmail.com', 'j.ohn+2@googlemail.com'],
    ['one mailbox of several domains', 'ann@icloud.com', 'Ann+gold@me.com'],
    ['one address with a tag, of any provider', 'tag@club.example', 'tag+1@club.example'],
  ])('is given once for %s', async (_what, first, second) => {
    expect((await balanceOf(await registered(first))).gold).toBe(200);
    const again = await registered(second);
    expect(await balanceOf(again)).toMatchObject({ gold: 0, held: 0 });
    expect(await stateOf(uidOf(again))).toMatchObject({ state: 'none' });
  });

  test('is given once for one mailbox of two who come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const people = await Promise.all([
        registered(`r.ace${round}@gmail.com`),
        registered(`race${round}+1@gmail.com`),
      ]);
      const balances = await Promise.all(people.map(balanceOf));
      expect(balances.map(({ gold }) => gold).sort()).toEqual([0, 200]);
    }
  });

  test('is given once for a person, however often it is told, also at once', async () => {
    const someone = await registered('often@example.org');
    const event = eventOf(uidOf(someone));
    await app.db.transaction((tx) => app.jobs.publish(tx, accountRegistered, event));
    await Promise.all([1, 2, 3, 4].map(() => give(event.accountId)));
    await registered('after-often@example.org');
    expect((await balanceOf(someone)).gold).toBe(200);
  });

  test('is paid once by the ledger, even if what became of it was lost', async () => {
    const someone = await registered('lost@example.org');
    await app.db.execute(
      sql`update welcome set state = 'none' where account_id = ${uidOf(someone)}`,
    );
    await give(uidOf(someone));
    expect((await balanceOf(someone)).gold).toBe(200);
  });
});

describe('Accounts that are older than the ledger', () => {
  const count = 250;
  const givenIn = async ({ db }: { db: Database }) => {
    const [found] = await rows<{ given: number }>(
      db,
      sql`select count(*) as given from ledger_account where kind = 'user' and balance = 200`,
    );
    return found!.given;
  };

  test('get it once and by their mailbox, whatever is restarted, and no start waits for it', async () => {
    const database = await testDatabase();
    const { db } = database;
    // The last has the mailbox of the first.
    const made = await rows<{ id: number }>(
      db,
      sql`insert into account (username, email, created_at)
        select 'older' || n, case n when 1 then 'older@gmail.com' when ${count}::int then 'o.lder@gmail.com'
          else 'older' || n || '@example.org' end, now()
        from generate_series(1, ${count}::int) n order by n returning id`,
    );
    const before = 149;
    const other = await db.$client.connect();
    try {
      await other.query('begin');
      await other.query('insert into welcome (account_id, at) values ($1, now())', [
        made[before]!.id,
      ]);
      const first = await testApp({ database });
      await expect.poll(() => givenIn(database), { timeout: 30_000 }).toBe(before);
      await first.stop();
      await testApp({ database });
      expect(await givenIn(database)).toBe(before);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await expect.poll(() => givenIn(database), { timeout: 60_000 }).toBe(count - 1);
    await caughtUp(db);
    expect(await givenIn(database)).toBe(count - 1);
    expect((await proveLedger(db, walletLedgerRules)).violations).toEqual([]);
  }, 120_000);
});

describe('Of two that are given at once', () => {
  let names = 0;

  /** An account that has proven an address and comes from here; nothing was given to it yet. */
  async function prepared(origin: { network: string; visitor?: string }): Promise<number> {
    const name = `prepared${++names}`;
    const [made] = await rows<{ id: number }>(
      app.db,
      sql`insert into account (username, email, created_at)
        values (${name}, ${`${name}@example.org`}, now()) returning id`,
    );
    const { id } = made!;
    await app.db.execute(
      sql`insert into address_memory (hash, account_id, at) values (${name}, ${id}, now())`,
    );
    await app.db.execute(sql`
      insert into welcome (account_id, network, visitor, at)
      values (${id}, ${origin.network}, ${origin.visitor ?? null}, now())`);
    return id;
  }

  /** Gives to one, and before that is committed to others, until each of them is through or waits. */
  async function giveAtOnce(first: number, others: number[], budget: typeof plenty): Promise<void> {
    let through = 0;
    const { later } = await app.db.transaction(async (tx) => {
      await giveWelcome(tx, { accountId: first, budget, at: new Date() });
      const later = others.map((each) =>
        give(each, budget).finally(() => {
          through += 1;
        }),
      );
      await expect
        .poll(async () => through + (await lockWaits(app.db)))
        .toBeGreaterThanOrEqual(others.length);
      return { later };
    });
    await Promise.all(later);
  }

  test('and come from one network, one counts for the other', async () => {
    const [first, second] = [
      await prepared({ network: 'n1' }),
      await prepared({ network: 'n1' }),
    ] as const;
    await giveAtOnce(first, [second], { ...plenty, network: 1 });
    expect(await stateOf(first)).toMatchObject({ state: 'given' });
    expect(await stateOf(second)).toMatchObject({ state: 'held', reason: 'network' });
  });

  test('and are one visitor in two networks, one counts for the other', async () => {
    const [first, second] = [
      await prepared({ network: 'n2', visitor: 'v' }),
      await prepared({ network: 'n3', visitor: 'v' }),
    ] as const;
    await giveAtOnce(first, [second], { ...plenty, visitor: 1 });
    expect(await stateOf(first)).toMatchObject({ state: 'given' });
    expect(await stateOf(second)).toMatchObject({ state: 'held', reason: 'visitor' });
  });

  test('to one account, the second changes nothing, nor does any later one', async () => {
    const [first, twice] = [
      await prepared({ network: 'n4' }),
      await prepared({ network: 'n4' }),
    ] as const;
    const budget = { ...plenty, network: 2 };
    await giveAtOnce(first, [twice, twice], budget);
    expect(await stateOf(twice)).toMatchObject({ state: 'given', reason: null });
    await give(twice, budget);
    expect(await stateOf(twice)).toMatchObject({ state: 'given', reason: null });
  });
});

describe('Held for review', () => {
  let strict: TestApp;
  let desk: ReturnType<typeof backOffice>;
  let names = 0;
  let networks = 0;

  beforeAll(async () => {
    strict = await testApp({ accounts: true, env: { WELCOME_BUDGET: '1,2,3,4' } });
    app = strict;
    desk = backOffice(await person(app).signInAs('support'));
  });

  const come = (ip: string, userAgent?: string) =>
    registered(`held${++names}@example.org`, { ip, ...(userAgent && { userAgent }) });
  const network = () => `198.51.${++networks}`;
  const reasonsOf = async (people: Person[]) =>
    Promise.all(people.map(async (each) => (await stateOf(uidOf(each)))?.reason));
  const decide = (someone: Person, values: object) =>
    desk.update('welcomes', uidOf(someone), values);

  test('is what one kind of browser at an address collects beyond the budget', async () => {
    const ip = `${network()}.1`;
    const people = [await come(ip), await come(ip), await come(ip)];
    expect(await reasonsOf(people)).toEqual([null, null, 'device']);
    expect(await balanceOf(people[2]!)).toMatchObject({ gold: 0, held: 200, checking: 200 });
    const { items } = (await people[2]!.get('/orderpay/gold/list')).result;
    expect(
      items.map(({ kind, amount, reference }: Record<string, unknown>) => [
        kind,
        amount,
        reference,
      ]),
    ).toEqual([
      ['hold', -200, 'welcome-check'],
      ['welcome', 200, 'welcome'],
    ]);
  });

  test('is what an address collects by other browsers, and a network by other addresses', async () => {
    const net = network();
    const people: Person[] = [];
    for (const [host, agent] of [
      [1, 'a'],
      [1, 'b'],
      [1, 'c'],
      [1, 'd'],
      [2, 'e'],
    ] as const) {
      people.push(await come(`${net}.${host}`, agent));
    }
    expect(await reasonsOf(people)).toEqual([null, null, null, 'host', 'network']);
  });

  test('is what a /64 and a /48 of IPv6 collect', async () => {
    const people: Person[] = [];
    for (const [ip, agent] of [
      ['2001:db8:7:1::1', 'a'],
      ['2001:db8:7:1::2', 'b'],
      ['2001:db8:7:1::3', 'c'],
      ['2001:db8:7:1::4', 'd'],
      ['2001:db8:7:2::1', 'e'],
    ] as const) {
      people.push(await come(ip, agent));
    }
    expect(await reasonsOf(people)).toEqual([null, null, null, 'host', 'network']);
  });

  test('is counted exactly of those who come at once', async () => {
    const net = network();
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map((host) => come(`${net}.${host}`)));
    expect((await reasonsOf(people)).filter((reason) => reason === null)).toHaveLength(4);
  });

  test('is what binds another address before it is looked at', async () => {
    const ip = `${network()}.1`;
    await come(ip);
    await come(ip);
    // Those who registered wait behind one who came before.
    const earlier = uidOf(await come(`${network()}.1`));
    await app.db.execute(sql`update welcome set state = 'none' where account_id = ${earlier}`);
    const third = await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from welcome where account_id = ${earlier} for update`);
      await app.db.transaction((other) =>
        app.jobs.publish(other, accountRegistered, eventOf(earlier)),
      );
      const someone = await registering(`held${++names}@example.org`, { ip });
      await bindPhone(someone, '13712345678');
      return someone;
    });
    await decided(third);
    expect(await stateOf(uidOf(third))).toMatchObject({ state: 'held', reason: 'device' });
  });

  test('is given once it is released, alone or with all of its network and day', async () => {
    const net = network();
    const people: Person[] = [];
    for (const host of [1, 2, 3, 4, 5, 6, 7]) people.push(await come(`${net}.${host}`));
    const held = people.slice(4);
    const listed = (await desk.list('welcomes', { state: 'held', _end: '100' })).body;
    const row = listed.find(({ id }: { id: number }) => id === uidOf(held[0]!));
    expect(row).toMatchObject({ reason: 'network', sameNetwork: 7, heldAlike: 3 });
    expect((await decide(held[0]!, { state: 'released' })).body).toMatchObject({
      state: 'released',
      decidedBy: 'support',
    });
    expect(await balanceOf(held[0]!)).toMatchObject({ gold: 200, held: 0, checking: 0 });
    expect(await balanceOf(held[1]!)).toMatchObject({ gold: 0, checking: 200 });
    expect((await decide(held[1]!, { state: 'released', alike: true })).status).toBe(200);
    for (const each of held) expect((await balanceOf(each)).gold).toBe(200);
  });

  test('is taken back once it is refused, and decided on once', async () => {
    const ip = `${network()}.1`;
    const people = [await come(ip), await come(ip), await come(ip)];
    const last = people[2]!;
    const answers = await Promise.all([
      decide(last, { state: 'refused' }),
      decide(last, { state: 'released' }),
      decide(last, { state: 'refused' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Who comes later is told that it is decided, or that the row was changed since they read it.
    expect(
      answers.filter(({ body }) =>
        [errors.welcomeDecided.code, errors.stale.code].includes(body.errorCode),
      ),
    ).toHaveLength(2);
    const { state } = (await desk.get('welcomes', uidOf(last))).body;
    const balance = await balanceOf(last);
    expect(balance).toMatchObject({ gold: state === 'released' ? 200 : 0, held: 0 });
    expect((await decide(people[0]!, { state: 'refused' })).status).toBe(404);
    expect((await balanceOf(people[0]!)).gold).toBe(200);
  });

  test('is nobody’s own to decide', async () => {
    const ip = `${network()}.1`;
    await come(ip);
    await come(ip);
    const third = await come(ip);
    await app.db.execute(
      sql`update account set roles = '{user,support}' where id = ${uidOf(third)}`,
    );
    app.identity.forgetSessions();
    const own = backOffice(third);
    expect((await own.update('welcomes', uidOf(third), { state: 'released' })).body).toMatchObject({
      errorCode: errors.ownMatter.code,
    });
  });

  test('is not decided on by whose own came from the same network that day', async () => {
    const net = network();
    const people: Person[] = [];
    for (const host of [1, 2, 3, 4, 5, 6]) people.push(await come(`${net}.${host}`));
    const [first, , , , held] = people;
    const elsewhere = await come(`${network()}.1`);
    for (const each of [first!, elsewhere]) {
      await app.db.execute(
        sql`update account set roles = '{user,support}' where id = ${uidOf(each)}`,
      );
    }
    app.identity.forgetSessions();
    const neighbour = backOffice(first!);
    for (const state of ['released', 'refused']) {
      for (const alike of [true, false]) {
        const answer = await neighbour.update('welcomes', uidOf(held!), { state, alike });
        expect(answer.body).toMatchObject({ errorCode: errors.ownMatter.code });
      }
    }
    expect(await stateOf(uidOf(held!))).toMatchObject({ state: 'held' });
    const other = backOffice(elsewhere);
    const answer = await other.update('welcomes', uidOf(held!), { state: 'released', alike: true });
    expect(answer.status).toBe(200);
    for (const each of people.slice(4)) {
      expect(await stateOf(uidOf(each))).toMatchObject({ state: 'released' });
    }
  });

  test('leaves the ledger right', async () => {
    expect((await proveLedger(app.db, walletLedgerRules)).violations).toEqual([]);
  });
});
