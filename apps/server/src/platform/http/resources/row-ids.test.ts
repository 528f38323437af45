import { resources } from '@xiongmao/api/resources';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';
import { resourceSamples } from '#testing/samples.ts';

let admin: Person;
let fan: Person;
beforeAll(async () => {
  const app: TestApp = await testApp({ accounts: true });
  admin = await person(app).signInAs('admin');
  fan = await person(app).signInAs('fan');
});

describe('An id beyond what the database numbers', () => {
  const beyond = '3000000000';
  const filters = Object.values(resources)
    .filter(({ office }) => office === 'console')
    .flatMap(({ office, name, filters }) =>
      Object.keys(filters?.shape ?? {})
        .filter((key) => key.endsWith('Id'))
        .map((key) => ({ path: `/java/${office}/${name}`, key, sample: `${office}/${name}` })),
    );

  test.each(filters)('is refused as a filter: $path by $key', async ({ path, key, sample }) => {
    const { query } = resourceSamples[sample]!;
    const search = new URLSearchParams({ ...query, [key]: beyond });
    const { status } = await admin.send(`${path}?${search}`);
    expect(status).toBe(422);
  });

  test('is refused as that of a plan one buys', async () => {
    const { status } = await fan.send('/java/orderpay/goldExpertPlan', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'beyond' },
      body: JSON.stringify({ id: Number(beyond), price: 8 }),
    });
    expect(status).toBe(400);
  });
});
