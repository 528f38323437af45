import { errors } from '@xiongmao/api/errors';
import { closes } from '@xiongmao/api/realtime/closes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { CodedError } from '#platform/http/errors.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type LiveClient, liveClient } from '#testing/doubles/live-client.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { createIdentify, hashToken } from './sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true });
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const register = async (name: string) =>
  person(app).register(`${name}@example.org`, { password: 'Thicket-77' });

/** Keeps an account out, as nothing else would be done to it. */
async function ban(uid: number, reason: string, from: string, until: string | null) {
  const admin = await person(app).signInAs('admin');
  const { rows } = await app.db.$client.query(
    `insert into ban (account_id, reason, "from", until, banned_by)
      values ($1, $2, now() + $3::interval, now() + $4::interval, $5) returning id`,
    [uid, reason, from, until, uidOf(admin)],
  );
  return rows[0].id as number;
}

const lift = (id: number) =>
  app.db.$client.query('update ban set lifted_at = now() where id = $1', [id]);

describe('The cookies of a session', () => {
  test('are for https and all apps of the domain, where the product is served so', async () => {
    const secure = await testApp({
      env: { SITE_URL: 'https://www.example.org', COOKIE_DOMAIN: 'example.org' },
      accounts: true,
    });
    const [token, uid] = (await person(secure).signInAs('fan')).setCookies;
    const shared = '; Max-Age=34560000; Domain=example.org; Path=/; ';
    expect(token).toMatch(/^__Secure-token=[\w-]{43};/);
    expect(token).toContain(`${shared}HttpOnly; Secure; SameSite=Lax`);
    expect(uid).toMatch(/^__Secure-uid=\d+;/);
    expect(uid).toContain(`${shared}Secure; SameSite=Lax`);
  });

  test('are the host’s alone over https where no domain is shared, and no plain one counts', async () => {
    const secure = await testApp({ env: { SITE_URL: 'https://www.example.org' }, accounts: true });
    const fan = await person(secure).signInAs('fan');
    expect(fan.setCookies[0]).toMatch(
      /^__Host-token=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(fan.setCookies[1]).toMatch(
      /^__Host-uid=\d+; Max-Age=34560000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect((await fan.get('/user/sessions')).status).toBe('success');
    const socket = await socketOf(fan, secure.url);
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    await fan.post('/login/out', {});
    await closed;
    expect(fan.cookies.has('__Host-token')).toBe(false);

    const planted = person(secure);
    const other = await person(secure).signInAs('fan2');
    planted.cookies.set('token', other.cookies.get('__Host-token')!);
    expect(await planted.get('/user/sessions')).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
  });

  test('are taken away with the answer that says that the session is over', async () => {
    const fan = await person(app).signInAs('fan');
    const other = await person(app).signInAs('fan');
    await other.post('/user/sessions/end', { id: 'others' });
    expect(await fan.get('/user/sessions')).toMatchObject({ errorCode: errors.sessionOver.code });
    expect([...fan.cookies.keys()]).toEqual([]);
    expect(fan.setCookies.map((line) => line.split('=')[0])).toEqual([
      ...['token', 'uid', 'revealed'],
    ]);
  });

  test('are taken away by the back offices, too', async () => {
    const admin = await person(app).signInAs('admin');
    admin.cookies.set('token', 'made-up');
    const response = await admin.send('/java/console/users');
    expect(response.status).toBe(401);
    expect(admin.cookies.has('token')).toBe(false);
  });

  test('stay when the token that is over came by another way', async () => {
    const fan = await person(app).signInAs('fan');
    expect(await fan.get('/user/sessions', { token: 'made-up' })).toMatchObject({
      errorCode: errors.sessionOver.code,
    });
    expect((await fan.get('/user/sessions')).status).toBe('success');
  });

  test('stay when the token that is over was replaced: what was on its way is late', async () => {
    const someone = await person(app).signInAs('fan');
    const late = person(app);
    late.cookies.set('token', someone.cookies.get('token')!);
    await someone.signInAs('fan');
    expect(await late.get('/user/sessions')).toMatchObject({ errorCode: errors.sessionOver.code });
    expect(late.cookies.has('token')).toBe(true);
  });

  test('that have no form of ours count for nothing, nor do a visitor’s: they keep nobody from registering', async () => {
    const someone = person(app);
    // PostgreSQL keeps no such character.
    for (const name of ['visitor', 'channel']) someone.cookies.set(name, '%00');
    await someone.register('odd-cookies@example.org');
    expect((await someone.get('/user/sessions')).status).toBe('success');
    someone.cookies.set('token', 'made%20up');
    expect(await someone.get('/user/sessions')).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
  });

  test('of before are replaced: a token does not live on after another sign-in', async () => {
    const someone = await person(app).signInAs('fan');
    const token = someone.cookies.get('token')!;
    await someone.signInAs('fan2');
    expect(await person(app).get('/user/sessions', { token })).toMatchObject({
      errorCode: errors.sessionOver.code,
    });
  });
});

test('Beyond as many tokens as are believed the oldest alone is asked for again', async () => {
  const tokens = [];
  for (const name of ['fan', 'fan2', 'admin']) {
    tokens.push((await person(app).signInAs(name)).cookies.get('token')!);
  }
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => now.mockRestore());
  const identify = createIdentify(app.db, systemClock, 2);
  for (const token of tokens) await identify(token);
  const hashes = tokens.map(hashToken);
  await app.db.execute(
    sql`update session set ended_at = now(), end_reason = 'revoked' where token_hash = any(${sql.param(hashes)}::text[])`,
  );
  const [oldest, ...newer] = tokens;
  for (const token of newer) expect(await identify(token)).not.toBeNull();
  await expect(identify(oldest)).rejects.toThrow(CodedError);
});

describe('A write', () => {
  const path = '/login/V2/mobileOrNameToLogin';
  const body = { name: 'fan', password: 'Demo1234' };

  test('without the product’s own header is refused', async () => {
    expect(await person(app).post(path, body, { 'x-xiongmao': '' })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
  });

  test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example'])(
    'from %s is refused',
    async (origin) => {
      expect(await person(app).post(path, body, { origin })).toMatchObject({
        errorCode: errors.forbidden.code,
      });
    },
  );

  test.each(['http://localhost:3000', 'http://localhost:3001', 'http://localhost:3002'])(
    'from %s is taken',
    async (origin) => {
      expect((await person(app).post(path, body, { origin })).status).toBe('success');
    },
  );

  test('is refused at once when its session is over elsewhere, though reads believed it just now', async () => {
    const fan = await person(app).signInAs('fan');
    expect((await fan.get('/user/sessions')).status).toBe('success');
    // As another process does it: this one is not told.
    await app.db.$client.query(
      "update session set ended_at = now(), end_reason = 'revoked' where account_id = $1",
      [uidOf(fan)],
    );
    expect(await fan.post('/user/agree', { agreed: true })).toMatchObject({
      errorCode: errors.sessionOver.code,
    });
  });

  test.each([
    [
      'its session is over',
      sql`update session set ended_at = now(), end_reason = 'revoked' where account_id = `,
      3000,
    ],
    ['its role is gone', sql`update account set roles = '{user}' where id = `, 1005],
  ])('of the back office is refused at once, too, when %s elsewhere', async (_, change, code) => {
    const officer = await register(`officer-${code}`);
    await app.db.execute(
      sql`update account set roles = '{user,admin}' where id = ${uidOf(officer)}`,
    );
    app.identity.forgetSessions();
    const office = backOffice(officer);
    const given = { userId: uidOf(await person(app).signInAs('fan')), reason: 'spam', until: null };
    expect((await office.list('bans')).status).toBe(200);
    await app.db.execute(sql`${change}${uidOf(officer)}`);
    expect((await office.list('bans')).status).toBe(200);
    expect(await office.create('bans', given)).toMatchObject({ body: { errorCode: code } });
  });
});

describe('A banned account', () => {
  test('that is signed in loses its cookies, and keeps for a minute why', async () => {
    const someone = await register('thrown-out');
    await ban(uidOf(someone), 'spam', '0 s', '2 days');
    expect(await someone.get('/user/sessions')).toMatchObject({
      errorCode: errors.accountClosed.code,
    });
    expect([...someone.cookies]).toEqual([['closed', '1']]);
    const line = someone.setCookies.find((each) => each.startsWith('closed='))!;
    expect(line).toMatch(/Max-Age=60\b/);
    // A page reads it.
    expect(line).not.toMatch(/HttpOnly/i);
  });

  test('is told why and until when, and can’t sign in by any way', async () => {
    const someone = await register('banned');
    const uid = uidOf(someone);
    const id = await ban(uid, 'spam', '0 s', '2 days');
    const name = { mobileOrEmail: 'banned@example.org' };
    const byPassword = await person(app).post('/login/V2/mobileOrNameToLogin', {
      ...name,
      password: 'Thicket-77',
    });
    expect(byPassword).toMatchObject({ status: 'fail', errorCode: errors.accountBanned.code });
    expect(byPassword.errorMsg).toContain('spam');
    expect(byPassword.errorMsg).toContain(
      String(new Date(Date.now() + 2 * 86_400_000).getUTCFullYear()),
    );
    await app.forgetPauses();
    await person(app).post('/login/V2/sendEmailcheckCode', name);
    const byCode = { ...name, checkCode: await app.codeFor(name.mobileOrEmail) };
    expect(await person(app).post('/login/V2/getLoginByEmailCheckCode', byCode)).toMatchObject({
      errorCode: errors.accountBanned.code,
    });
    // Who has neither password nor code learns nothing.
    const wrong = { ...name, password: 'Wrong12345' };
    expect(await person(app).post('/login/V2/mobileOrNameToLogin', wrong)).toMatchObject({
      errorCode: errors.wrongPassword.code,
    });

    await lift(id);
    const right = { ...name, password: 'Thicket-77' };
    expect((await person(app).post('/login/V2/mobileOrNameToLogin', right)).status).toBe('success');
  });

  test('for good is told so', async () => {
    const someone = await register('forgood');
    await ban(uidOf(someone), 'spam', '0 s', null);
    const right = { mobileOrEmail: 'forgood@example.org', password: 'Thicket-77' };
    const answer = await person(app).post('/login/V2/mobileOrNameToLogin', right);
    expect(answer.errorMsg).toContain('never');
  });

  test('is out of its sessions, and told so with 3001, from the moment the ban begins', async () => {
    const someone = await register('later');
    await ban(uidOf(someone), 'spam', '1 hour', null);
    app.identity.forgetSessions();
    expect((await someone.get('/user/sessions')).status).toBe('success');
    await ban(uidOf(someone), 'spam', '0 s', null);
    expect(await someone.post('/user/agree', { agreed: true })).toMatchObject({
      errorCode: errors.accountClosed.code,
    });
    expect(someone.cookies.has('token')).toBe(false);
  });
});

/** A socket with the cookies of a person. */
function socketOf(someone: Person, url = app.url): Promise<LiveClient> {
  const cookie = [...someone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return liveClient(url, { headers: { cookie } });
}

describe('An open socket is told and closed within five seconds', () => {
  test.each<[string, (someone: Person, email: string) => Promise<unknown>]>([
    ['of a sign-out', (someone) => someone.post('/login/out', {})],
    ['of a ban', (someone) => ban(uidOf(someone), 'spam', '0 s', null)],
    [
      'of a password that was changed elsewhere',
      async (_someone, mobileOrEmail) => {
        const other = person(app);
        await other.post('/login/V2/mobileOrNameToLogin', {
          mobileOrEmail,
          password: 'Thicket-77',
        });
        await other.post('/user/V2/changePassword', {
          oldPassword: 'Thicket-77',
          password: 'Thicket-78',
        });
      },
    ],
    ['of an account that is deleted', (someone) => someone.post('/user/delete', {})],
  ])('%s', async (what, end) => {
    const email = `${what.replaceAll(' ', '')}@example.org`;
    const someone = await person(app).register(email, { password: 'Thicket-77' });
    const guest = await socketOf(person(app));
    const socket = await socketOf(someone);
    const closed = new Promise<unknown>((resolve) =>
      socket.once('disconnect', (_reason, details) => resolve(details)),
    );
    await end(someone, email);
    expect(await closed).toMatchObject({ context: { code: closes.sessionEnded } });
    expect(guest.connected).toBe(true);
    guest.close();
  });

  test('and others’ are left alone', async () => {
    const [one, other] = [await register('stays'), await register('goes')];
    const socket = await socketOf(one);
    const gone = await socketOf(other);
    const closed = new Promise<void>((resolve) => gone.once('disconnect', () => resolve()));
    await other.post('/login/out', {});
    await closed;
    expect(socket.connected).toBe(true);
    socket.close();
  });
});

describe('A session ends by itself', () => {
  const began = (someone: Person, ago: string, seen: string) =>
    app.db.execute(sql`update session
      set created_at = asked - ${ago}::interval, last_seen_at = asked - ${seen}::interval
      -- The clock that asks has milliseconds, a row's now() has microseconds.
      from (select now() - interval '1 second' as asked) clock where account_id = ${uidOf(someone)} and ended_at is null`);

  test.each([
    ['fan', '89 days', '1 minute', true],
    ['fan', '90 days', '1 minute', false],
    ['fan', '31 days', '30 days', false],
    ['support', '11 hours 59 minutes', '1 minute', true],
    ['support', '12 hours', '1 minute', false],
    ['support', '4 hours', '2 hours', false],
    ['support', '4 hours', '119 minutes', true],
  ])(
    '%s: %s after it began, when it was last used %s ago: open %s',
    async (name, ago, seen, open) => {
      const someone = await person(app).signInAs(name);
      await began(someone, ago, seen);
      const answer = await someone.post('/user/saveUserDataStatus', {});
      expect(answer.errorCode === errors.sessionOver.code).toBe(!open);
    },
  );

  test('and is in no list, and its sockets are closed', async () => {
    const someone = await person(app).signInAs('manager');
    const socket = await socketOf(someone);
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    await began(someone, '12 hours', '1 minute');
    await closed;
    const again = await person(app).signInAs('manager');
    expect((await again.get('/user/sessions')).result).toHaveLength(1);
  });

  test('a fan’s who becomes staff by the hours of staff', async () => {
    const someone = await register('promoted');
    await began(someone, '13 hours', '1 minute');
    await app.db.execute(
      sql`update account set roles = '{user,admin}' where id = ${uidOf(someone)}`,
    );
    expect(await someone.post('/user/saveUserDataStatus', {})).toMatchObject({
      errorCode: errors.sessionOver.code,
    });
  });
});

test('Of an account’s sessions a hundred stay: another ends the one unused for longest', async () => {
  const oldest = await register('crowded');
  const kept = person(app);
  const given = { mobileOrEmail: 'crowded@example.org', password: 'Thicket-77' };
  const path = '/login/V2/mobileOrNameToLogin';
  await kept.post(path, given);
  await app.db.execute(sql`update session set last_seen_at = now() - interval '2 days'
    where account_id = ${uidOf(oldest)}`);
  await kept.post('/user/saveUserDataStatus', {});
  await app.db.execute(sql`
    insert into session (id, token_hash, account_id, created_at, last_seen_at, proven_at, ip, user_agent)
    select gen_random_uuid(), 'crowded ' || n, ${uidOf(oldest)}, now(), now() - interval '1 day', now(), '', ''
    from generate_series(1, 98) n`);
  expect((await oldest.post('/user/agree', { agreed: true })).status).toBe('success');
  await app.db.execute(sql`update session set last_seen_at = now() - interval '2 days'
    where token_hash = ${hashToken(oldest.cookies.get('token')!)}`);
  const newest = person(app);
  await newest.post(path, given);
  expect(await oldest.post('/user/agree', { agreed: true })).toMatchObject({
    errorCode: errors.sessionOver.code,
  });
  expect((await kept.post('/user/agree', { agreed: true })).status).toBe('success');
  expect((await newest.get('/user/sessions')).result).toHaveLength(100);
});

test('A session in use is seen again after five minutes, with its account', async () => {
  const uses = await person(app).signInAs('fan');
  const rests = await person(app).signInAs('fan2');
  await app.db.execute(sql`
    update session set last_seen_at = now() - interval '6 minutes'
    where ended_at is null`);
  await app.db.execute(sql`update account set last_seen_at = now() - interval '6 minutes'`);
  // A write asks for the session anew; another that is being changed holds nobody up.
  await Promise.all([1, 2, 3].map(() => uses.post('/user/saveUserDataStatus', {})));
  const [seen, unseen] = await Promise.all(
    [uses, rests].map(async ({ cookies }) => {
      const [row] = await rows(
        app.db,
        sql`select bool_or(s.last_seen_at > now() - interval '1 minute') as session,
            bool_or(a.last_seen_at > now() - interval '1 minute') as account
          from session s join account a on a.id = s.account_id
          where a.id = ${Number(cookies.get('uid'))} and s.ended_at is null`,
      );
      return row;
    }),
  );
  expect(seen).toEqual({ session: true, account: true });
  expect(unseen).toEqual({ session: false, account: false });
});
