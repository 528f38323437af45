import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock });
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const query = async (text: string, ...values: unknown[]) =>
  (await app.db.$client.query(text, values)).rows;
const link = (someone: Person, provider: string, subject: string) =>
  query(
    `insert into account_link (provider, subject, account_id, name, linked_at)
      values ($2, $3, $1, 'Mei', now())`,
    uidOf(someone),
    provider,
    subject,
  );
const unlink = (someone: Person, provider: string, subject: string) =>
  someone.post('/user/links/end', { provider, subject });

describe('Linked third parties', () => {
  test('are listed to whose they are, to nobody else', async () => {
    const someone = await person(app).register('links@example.org');
    await link(someone, 'x', 'links-x');
    await link(someone, 'google', 'links-google');
    const { result } = await someone.get('/user/links');
    const rest = { name: 'Mei', linkedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
    expect(result).toEqual([
      { provider: 'google', subject: 'links-google', ...rest },
      { provider: 'x', subject: 'links-x', ...rest },
    ]);
    const other = await person(app).register('nolinks@example.org');
    expect((await other.get('/user/links')).result).toEqual([]);
    expect(await unlink(other, 'x', 'links-x')).toMatchObject({
      code: 404,
      errorCode: errors.unknownLink.code,
    });
    expect((await someone.get('/user/links')).result).toHaveLength(2);
  });

  test('are taken away one by one', async () => {
    const someone = await person(app).register('away@example.org');
    await link(someone, 'x', 'away-1');
    await link(someone, 'x', 'away-2');
    const { result } = await unlink(someone, 'x', 'away-1');
    expect(result.user.providers).toEqual([{ provider: 'x', name: 'Mei' }]);
    expect(await query("select subject from account_link where subject like 'away%'")).toEqual([
      { subject: 'away-2' },
    ]);
    expect(await unlink(someone, 'x', 'away-1')).toMatchObject({
      errorCode: errors.unknownLink.code,
    });
  });

  test('are taken away only with a fresh proof', async () => {
    const password = 'Thicket-77';
    const someone = await person(app).register('unproven@example.org', { password });
    await link(someone, 'line', 'unproven');
    clock.forward({ minutes: 16 });
    expect(await unlink(someone, 'line', 'unproven')).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
    await someone.post('/login/prove', { password });
    expect(await unlink(someone, 'line', 'unproven')).toMatchObject({ status: 'success' });
  });

  test('stay where one is the last way to sign in', async () => {
    const someone = await person(app).register('last@example.org');
    await link(someone, 'qq', 'last-qq');
    await link(someone, 'wechat', 'last-wechat');
    await query('update account set email = null where id = $1', uidOf(someone));
    expect((await unlink(someone, 'qq', 'last-qq')).status).toBe('success');
    expect(await unlink(someone, 'wechat', 'last-wechat')).toMatchObject({
      errorCode: errors.lastWay.code,
    });
    await query(
      "update account set area_code = '86', mobile = '13800000021' where id = $1",
      uidOf(someone),
    );
    expect((await unlink(someone, 'wechat', 'last-wechat')).status).toBe('success');
  });

  test('of two that are taken away at once leave one that is the last way', async () => {
    const someone = await person(app).register('both@example.org');
    await link(someone, 'qq', 'both-qq');
    await link(someone, 'x', 'both-x');
    await query('update account set email = null where id = $1', uidOf(someone));
    const answers = await Promise.all([
      unlink(someone, 'qq', 'both-qq'),
      unlink(someone, 'x', 'both-x'),
    ]);
    expect(answers.map(({ errorCode, status }) => errorCode ?? status).sort()).toEqual([
      2027,
      'success',
    ]);
  });
});
