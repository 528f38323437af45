import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createSecret } from '#platform/secret.ts';
import { type TestApp, testApp, testKey } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { renewAddresses } from './renew-addresses.ts';

const secret = createSecret(testKey);
const hash = (text: string) => secret.digest('address', text).toString('hex');

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let names = 0;
async function earlier(columns: {
  email?: string;
  areaCode?: string;
  mobile?: string;
}): Promise<number> {
  const { email = null, areaCode = null, mobile = null } = columns;
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into account (username, email, area_code, mobile, address_rules, created_at)
      values (${`earlier${++names}`}, ${email}, ${areaCode}, ${mobile}, 0, now()) returning id`,
  );
  return made!.id;
}

const warned: object[] = [];
const renew = () =>
  renewAddresses({
    db: app.db,
    secret,
    log: { ...app.http.log, warn: (what: object) => warned.push(what) } as typeof app.http.log,
    clock: systemClock,
    after: 0,
  });

const phoneOf = async (id: number) =>
  (await rows(app.db, sql`select area_code, mobile from account where id = ${id}`))[0];
const ownerOf = async (key: string) =>
  (
    await rows<{ account_id: number }>(
      app.db,
      sql`select account_id from address_memory where hash = ${hash(key)}`,
    )
  )[0]?.account_id;

describe('Accounts of before', () => {
  test('have their phones as today’s rules write them, once', async () => {
    const id = await earlier({ areaCode: '0044', mobile: '07911123456' });
    await renew();
    expect(await phoneOf(id)).toEqual({ area_code: '44', mobile: '7911123456' });
    await app.db.execute(sql`update account set mobile = '07911123456' where id = ${id}`);
    await renew();
    expect(await phoneOf(id)).toEqual({ area_code: '44', mobile: '07911123456' });
  });

  test('keep a phone that another has, or that is of no offered country, and are told of', async () => {
    const first = await earlier({ areaCode: '86', mobile: '13812340001' });
    const second = await earlier({ areaCode: '0086', mobile: '13812340001' });
    const strange = await earlier({ areaCode: '999', mobile: '123456' });
    warned.length = 0;
    await renew();
    expect(await phoneOf(second)).toEqual({ area_code: '0086', mobile: '13812340001' });
    expect(await phoneOf(strange)).toEqual({ area_code: '999', mobile: '123456' });
    expect(warned).toEqual([{ accountId: second, ownerId: first }, { accountId: strange }]);
    expect(await ownerOf('+86 13812340001')).toBe(first);
  });

  test('have their e-mail as today’s rules write it, unless another has it', async () => {
    const wide = await earlier({ email: 'ｙｕ@example.com' });
    await renew();
    const again = await earlier({ email: 'ｙu@example.com' });
    warned.length = 0;
    await renew();
    const emails = await rows(
      app.db,
      sql`select email from account where id in (${wide}, ${again}) order by id`,
    );
    expect(emails).toEqual([{ email: 'yu@example.com' }, { email: 'ｙu@example.com' }]);
    expect(warned).toEqual([{ accountId: again, ownerId: wide }]);
  });

  test('have their mailboxes remembered, the oldest first', async () => {
    const first = await earlier({ email: 'j.doe@gmail.com' });
    await earlier({ email: 'jd.oe+2@googlemail.com' });
    await renew();
    expect(await ownerOf('jdoe@gmail.com')).toBe(first);
  });

  test('that are gone are still whose address it was, as it was written', async () => {
    const gone = await earlier({});
    await app.db.execute(sql`insert into address_memory (hash, account_id, at)
      values (${hash('g.one@gmail.com')}, ${gone}, now())`);
    await person(app).register('g.one@gmail.com');
    expect(await ownerOf('gone@gmail.com')).toBe(gone);
  });
});

describe('A phone', () => {
  const send = (mobileOrEmail: string, areaCode: string) =>
    person(app).post('/login/V2/sendMobilecheckCode', { mobileOrEmail, areaCode });

  test('of a country that is not offered gets no code, and is told so', async () => {
    expect(await send('13812345678', '999')).toMatchObject({
      errorCode: errors.countryNotOffered.code,
      errorMsg: 'Phone numbers from this country aren’t supported',
    });
  });

  test('is one account, whichever way it is dialled', async () => {
    const signIn = async (mobileOrEmail: string, areaCode: string) => {
      const someone = person(app);
      await app.forgetPauses();
      await someone.post('/login/V2/sendMobilecheckCode', { mobileOrEmail, areaCode });
      const checkCode = await app.codeFor('+86 13812345678');
      const given = { mobileOrEmail, areaCode, checkCode, agreed: true };
      return (await someone.post('/login/V2/getLoginByEmailCheckCode', given)).result;
    };
    const { user } = await signIn('13812345678', '86');
    expect(await signIn('13812345678', '0086')).toMatchObject({
      newUser: false,
      user: { uid: user.uid, areaCode: '86', mobile: '13812345678' },
    });
    expect((await signIn('013812345678', '+86')).user.uid).toBe(user.uid);
  });
});
