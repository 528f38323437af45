import type { Call } from '@xiongmao/api/call';
import { type CallName, contract } from '@xiongmao/api/contract';
import { errors } from '@xiongmao/api/errors';
import type { Resource, ResourceAction } from '@xiongmao/api/resource';
import { resources } from '@xiongmao/api/resources';
import { isAllowed, type Permission, permissions, type Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { operationsOf } from '#testing/operations.ts';
import { type Person, person } from '#testing/people/person.ts';
import { callSamples, resourceSamples } from '#testing/samples.ts';

const signedIn = [
  ...(['fan', 'fan2', 'expert', 'anchor'] as const),
  ...(['manager', 'editor', 'support', 'admin'] as const),
] as const;
const everyone = ['guest', ...signedIn] as const;
type Who = (typeof everyone)[number];

/** Product spec §6, written once more: what the table of roles says must be what was meant. */
const meant: Record<Permission, readonly Who[]> = {
  public: everyone,
  feed: [],
  account: signedIn,
  studio: ['expert', 'anchor'],
  console: ['manager', 'editor', 'support', 'admin'],
  channels: ['manager', 'admin'],
  readUsers: ['support', 'admin'],
  readAddresses: ['admin'],
  giveRoles: ['admin'],
  manageUsers: ['admin'],
  answerFeedback: ['support', 'admin'],
  readAudit: ['admin'],
  creator: ['expert'],
  readGold: ['support', 'admin'],
  readMatches: ['support', 'admin'],
  manageLinks: ['admin'],
  manageNames: ['support', 'admin'],
  fixMatches: ['admin'],
  manageFeeds: ['support', 'admin'],
  reviewWelcomes: ['support', 'admin'],
  reviewExperts: ['support', 'admin'],
  manageExperts: ['admin'],
  broadcast: ['anchor'],
  reviewAnchors: ['support', 'admin'],
  manageAnchors: ['admin'],
  editNews: ['editor', 'admin'],
  writeArticles: ['expert', 'editor', 'admin'],
  editVideos: ['editor', 'admin'],
  makeVideos: ['expert', 'anchor', 'editor', 'admin'],
  readDocuments: ['admin'],
  moderateChat: ['support', 'admin'],
  moderatePosts: ['support', 'admin'],
  handleTakedowns: ['support', 'admin'],
  manageWords: ['editor', 'admin'],
  manageGifts: ['admin'],
  workOrders: ['support', 'admin'],
  shipOrders: ['support', 'admin'],
  manageMall: ['admin'],
  editPages: ['editor', 'admin'],
};

function rolesOf(who: Who): Role[] | null {
  if (who === 'guest') return null;
  return who === 'fan' || who === 'fan2' ? ['user'] : ['user', who];
}

let app: TestApp;
const people = {} as Record<Who, Person>;

beforeAll(async () => {
  app = await testApp({ accounts: true });
  people.guest = person(app);
  for (const who of signedIn) people[who] = await person(app).signInAs(who);
  // Approved: else the expert and the anchor would hear the same as who is none.
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    select id, 'approved', 'Knows', now(), now() from account where username = 'expert'`);
  await app.db.execute(sql`
    insert into anchor (account_id, state, introduction, applied_at, approved_at)
    select id, 'approved', 'Talks', now(), now() from account where username = 'anchor'`);
  await ageProofs();
});

/** Nobody has just proven who they are: what asks for a proof stops there, past the permission. */
async function ageProofs(): Promise<void> {
  await app.db.execute(sql`update session set proven_at = now() - interval '1 day'`);
  app.identity.forgetSessions();
}

type Verdict = 'let in' | 'sign in first' | 'forbidden';

interface Asked {
  method: string;
  path: string;
  body?: object | undefined;
}

async function ask(who: Who, { method, path, body }: Asked): Promise<Verdict> {
  const response = await people[who].send(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 500 || response.status === 429) {
    throw new Error(`${who}: ${method} ${path} answered ${response.status} ${text}`);
  }
  if (who !== 'guest' && !people[who].cookies.has('token')) {
    await people[who].signInAs(who);
    await ageProofs();
  }
  const { errorCode } = text.startsWith('{') ? JSON.parse(text) : {};
  if (errorCode === errors.signInRequired.code) return 'sign in first';
  // Who is no expert or no anchor hears that they can apply.
  return [errors.forbidden.code, errors.notExpert.code, errors.notAnchor.code].includes(errorCode)
    ? 'forbidden'
    : 'let in';
}

function due(permission: Permission, who: Who): Verdict {
  if (meant[permission].includes(who)) return 'let in';
  return who === 'guest' ? 'sign in first' : 'forbidden';
}

function askedBy(call: Call, { params = {}, query, body }: (typeof callSamples)[CallName]): Asked {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return { method: call.method, path: `/java${path}${search}`, body };
}

/** Every way to ask a resource for an action. */
function askedOf(
  { office, name, createMost, updateMost }: Resource,
  action: ResourceAction,
): Asked[] {
  const base = `/java/${office}/${name}`;
  const { query, create, update, id = '999999' } = resourceSamples[`${office}/${name}`]!;
  switch (action) {
    case 'list':
      return [{ method: 'GET', path: `${base}?${new URLSearchParams(query)}` }];
    case 'get':
      return [{ method: 'GET', path: `${base}/${id}` }];
    case 'create':
      return [
        { method: 'POST', path: base, body: create },
        ...(createMost ? [{ method: 'POST', path: `${base}/many`, body: [create!] }] : []),
      ];
    case 'update':
      return ['PUT', 'PATCH'].flatMap((method) => {
        const body = { ...update, version: 'of nothing' };
        return [
          { method, path: `${base}/${id}`, body },
          ...(updateMost ? [{ method, path: `${base}/many`, body: [{ ...body, id }] }] : []),
        ];
      });
    case 'remove':
      return [{ method: 'DELETE', path: `${base}/${id}` }];
  }
}

describe('The table of roles', () => {
  test.each(everyone)('gives %s what was meant', (who) => {
    for (const permission of Object.keys(permissions) as Permission[]) {
      const allowed = isAllowed(permission, rolesOf(who));
      expect({ permission, allowed }).toEqual({
        permission,
        allowed: meant[permission].includes(who),
      });
    }
    expect(Object.keys(meant).sort()).toEqual(Object.keys(permissions).sort());
  });
});

describe('The matrix', () => {
  test('knows every call and resource of the document, by its permission', async () => {
    const document = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { tags: string[] }>>;
    };
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { tags }]) => `${method.toUpperCase()} ${path} ${tags.join()}`,
      ),
    );
    const calls = Object.values(contract).map(
      ({ method, path, permission }) =>
        `${method} /java${path.replace(/:(\w+)/g, '{$1}')} ${permission}`,
    );
    const actions = resources.flatMap((resource) =>
      Object.entries(resource.actions).flatMap(([action, rule]) =>
        operationsOf({ ...resource, actions: { [action]: rule } }).map(
          (operation) => `${operation} ${rule.permission}`,
        ),
      ),
    );
    expect(listed.sort()).toEqual([...calls, ...actions].sort());
    expect(Object.keys(callSamples).sort()).toEqual(Object.keys(contract).sort());
    expect(Object.keys(resourceSamples).sort()).toEqual(
      resources.map(({ office, name }) => `${office}/${name}`).sort(),
    );
  });

  test('sends what the contract takes, so that nothing else refuses it', () => {
    for (const [name, { params, query, body }] of Object.entries(contract) as [CallName, Call][]) {
      const sample = callSamples[name];
      for (const [part, schema] of Object.entries({ params, query, body })) {
        const given = sample[part as keyof typeof sample] ?? {};
        expect({ name, part, ok: schema?.safeParse(given).success ?? true }).toEqual({
          name,
          part,
          ok: true,
        });
      }
    }
  });

  test.each(Object.entries(contract) as [CallName, Call][])(
    'lets in to %s whom it is for',
    async (name, call) => {
      const asked = askedBy(call, callSamples[name]);
      const found = Object.fromEntries(
        await Promise.all(everyone.map(async (who) => [who, await ask(who, asked)] as const)),
      );
      const expected = Object.fromEntries(everyone.map((who) => [who, due(call.permission, who)]));
      // A signature opens it, whoever sends it; a guest may bind with a ticket, and has none here.
      if (call.permission === 'feed') for (const who of everyone) expected[who] = 'let in';
      if (name === 'bindAddress') expected.guest = 'sign in first';
      expect(found).toEqual(expected);
    },
  );

  const actions = resources.flatMap((resource) =>
    Object.entries(resource.actions).map(([action, rule]) => ({
      name: `${resource.name}.${action}`,
      resource,
      action: action as ResourceAction,
      permission: rule.permission,
    })),
  );
  test.each(actions)(
    'lets in to $name whom it is for',
    async ({ resource, action, permission }) => {
      for (const asked of askedOf(resource, action)) {
        const found: Record<string, Verdict> = {};
        for (const who of everyone) found[who] = await ask(who, asked);
        const expected = Object.fromEntries(everyone.map((who) => [who, due(permission, who)]));
        expect({ ...asked, found }).toEqual({ ...asked, found: expected });
      }
    },
  );

  test('takes a feed from nobody without its signature', async () => {
    const { path, body } = askedBy(contract.pushFeed, callSamples.pushFeed);
    for (const who of everyone) {
      const answer = await people[who].post(path.replace('/java', ''), body!);
      expect(answer.errorCode, who).toBe(1303);
    }
  });

  test('lets nobody write from a foreign page, or without the product’s header', async () => {
    const writes = (Object.entries(contract) as [CallName, Call][]).filter(
      ([, { effect, permission }]) => effect === 'write' && permission !== 'feed',
    );
    for (const [name, call] of writes) {
      const { method, path, body } = askedBy(call, callSamples[name]);
      for (const headers of [{ 'x-xiongmao': '' }, { origin: 'https://evil.example' }]) {
        const response = await people.admin.send(path, {
          method,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        expect({ name, headers, ...((await response.json()) as object) }).toMatchObject({
          name,
          headers,
          errorCode: errors.forbidden.code,
        });
      }
    }
  });
});
