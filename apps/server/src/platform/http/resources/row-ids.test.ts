import type { Call } from '@xiongmao/api/call';
import { type CallName, contract } from '@xiongmao/api/contract';
import type { Resource } from '@xiongmao/api/resource';
import { resources } from '@xiongmao/api/resources';
import { isAllowed, type Permission, type Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '#testing/app.ts';
import { numbersIn } from '#testing/numbers-in.ts';
import { type Person, person } from '#testing/people/person.ts';
import { callSamples, resourceSamples } from '#testing/samples.ts';

const names = ['fan', 'admin', 'expert', 'anchor'] as const;
const people = {} as Record<(typeof names)[number], Person>;
let admin: Person;
let fan: Person;
beforeAll(async () => {
  const app: TestApp = await testApp({ accounts: true });
  for (const name of names) people[name] = await person(app).signInAs(name);
  ({ admin, fan } = people);
  for (const table of ['expert', 'anchor']) {
    await app.db.execute(sql`
      insert into ${sql.raw(table)} (account_id, state, introduction, applied_at, approved_at)
      select id, 'approved', '', now(), now() from account where username = ${table}`);
  }
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

describe('A number beyond what the database holds', () => {
  /** No rows’ numbers: those of a challenge, versions of messages, of which there may be more, and bytes of a file. */
  const larger = /\bwork\.|^getChatRoom before$|^getChatReplay after$|^createUpload size$/;
  test('is no call’s and no resource’s to take', () => {
    const unbounded = (name: string, schemas: (z.ZodType | undefined)[]) =>
      schemas
        .flatMap((schema) => numbersIn(schema))
        .filter(({ most }) => most > 2_147_483_647)
        .map(({ path }) => `${name} ${path.join('.')}`);
    const found = [
      ...(Object.entries(contract) as [CallName, Call][]).flatMap(([name, call]) =>
        unbounded(name, [call.params, call.query, call.body]),
      ),
      ...Object.values(resources).flatMap(({ name, filters, create, update }: Resource) =>
        unbounded(name, [filters, create, update]),
      ),
    ];
    expect(found.filter((each) => !larger.test(each))).toEqual([]);
  });

  const beyond = [99_999_999_999, 2_147_483_647, -99_999_999_999];
  const whoMay = (permission: Permission): Person => {
    const name = names.find((each) =>
      isAllowed(permission, each === 'fan' ? ['user'] : ['user', each as Role]),
    );
    return people[name ?? 'fan'];
  };
  const failed: string[] = [];
  const ask = async (who: Person, path: string, method: string, body?: object) => {
    const { status } = await who.send(path, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (status >= 500 || status === 429) {
      failed.push(`${method} ${path} ${JSON.stringify(body)}: ${status}`);
    }
  };
  const search = (query: object, key: string, value: number) =>
    new URLSearchParams({ ...query, [key]: String(value) });

  test('fails no call, in whatever field it comes', async () => {
    failed.length = 0;
    for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
      const { params = {}, query = {}, body = {} } = callSamples[name];
      const path = `/java${call.path.replace(/:(\w+)/g, (_, key: string) => params[key]!)}`;
      const asked = new URLSearchParams(query);
      const who = whoMay(call.permission);
      for (const value of beyond) {
        for (const {
          path: [key],
        } of numbersIn(call.query)) {
          await ask(who, `${path}?${search(query, key!, value)}`, call.method);
        }
        for (const { put } of numbersIn(call.body)) {
          await ask(who, `${path}?${asked}`, call.method, put(body, value));
        }
      }
    }
    expect(failed).toEqual([]);
  });

  test('fails no resource, as filter or field', async () => {
    failed.length = 0;
    for (const { office, name, actions, filters, create, update } of Object.values(resources)) {
      const path = `/java/${office}/${name}`;
      const sample = resourceSamples[`${office}/${name}`]!;
      for (const value of beyond) {
        const keys = numbersIn(filters).map(({ path: [key] }) => key!);
        for (const key of actions.list ? ['_start', '_end', ...keys] : []) {
          const query = search(sample.query ?? {}, key, value);
          await ask(whoMay(actions.list!.permission), `${path}?${query}`, 'GET');
        }
        if (actions.get) await ask(whoMay(actions.get.permission), `${path}/${value}`, 'GET');
        for (const { put } of actions.create ? numbersIn(create) : []) {
          const given = put(sample.create ?? {}, value);
          await ask(whoMay(actions.create!.permission), path, 'POST', given);
        }
        for (const { put } of actions.update ? numbersIn(update) : []) {
          const given = { ...put(sample.update ?? {}, value), version: 'of nothing' };
          await ask(
            whoMay(actions.update!.permission),
            `${path}/${sample.id ?? 1}`,
            'PATCH',
            given,
          );
        }
      }
    }
    expect(failed).toEqual([]);
  });
});
