import type { Call } from '@xiongmao/api/call';
import { type CallName, contract } from '@xiongmao/api/contract';
import { errors } from '@xiongmao/api/errors';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';
import { callSamples } from '#testing/samples.ts';

let app: TestApp;
let fan: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).register('keys@example.org');
});

const keyed = (Object.entries(contract) as [CallName, Call][]).filter(([, call]) => call.keyed);

test('Whatever takes gold or money is keyed', () => {
  expect(keyed.map(([name]) => name).sort()).toEqual([
    ...['buyPlan', 'createOrder', 'drawBox', 'payByAlipay', 'payByHuiYuan', 'payOrder'],
    ...['sendGift', 'unlockRoom'],
  ]);
  for (const [name, { effect }] of keyed)
    expect({ name, effect }).toEqual({ name, effect: 'write' });
});

test.each(keyed)(
  '%s is refused without a key of the client, whatever else is sent',
  async (name, call) => {
    const { body = {} } = callSamples[name];
    for (const key of ['', 'short', 'with spaces in it', 'x'.repeat(101)]) {
      const answer = await fan.post(call.path, body as object, { 'idempotency-key': key });
      expect({ key, ...answer }).toMatchObject({
        status: 'fail',
        code: 400,
        errorCode: errors.invalidInput.code,
      });
    }
    const response = await fan.send(`/java${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await response.json()).toMatchObject({
      status: 'fail',
      code: 400,
      errorCode: errors.invalidInput.code,
    });
    const withKey = await fan.post(call.path, body as object);
    expect(withKey.errorCode).not.toBe(errors.invalidInput.code);
  },
);

test('The document says which calls need one', async () => {
  const response = await fetch(`${app.url}/openapi.json`);
  const document = (await response.json()) as {
    paths: Record<string, { post: { parameters: object[] } }>;
  };
  const { parameters } = document.paths['/java/gift/send']!.post;
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
  );
});
