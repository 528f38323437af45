import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { soldPlan } from '#testing/people/sold-plan.ts';

let app: TestApp;
let support: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  support = await person(app).signInAs('support');
});

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';

async function signedIn(name: string, from: string, userAgent: string): Promise<Person> {
  const someone = person(app);
  const headers = { 'x-forwarded-for': from, 'user-agent': userAgent };
  await someone.post('/login/V2/mobileOrNameToLogin', { name, password: 'Demo1234' }, headers);
  return someone;
}

test('A purchase tells what its buyer shares with the expert, and nothing of where that is', async () => {
  const expert = await signedIn('expert', '198.51.100.1', chrome);
  const uid = Number(expert.cookies.get('uid'));
  await app.db.$client.query(
    `insert into expert (account_id, state, introduction, applied_at, approved_at)
      values ($1, 'approved', 'Knows', now(), now())`,
    [uid],
  );
  const shared: Record<string, string | null> = {};
  for (const [name, from, userAgent] of [
    ['fan', '198.51.100.2', chrome],
    ['fan2', '198.51.100.1', `${chrome} Edg/140.0`],
    ['anchor', '203.0.113.1', chrome],
  ] as const) {
    const buyer = await signedIn(name, from, userAgent);
    const { purchaseId } = await soldPlan(app, { expert, reviewer: support, buyer });
    const { body } = await backOffice(support).get('plan-purchases', purchaseId);
    expect(JSON.stringify(body)).not.toMatch(/198\.51|Chrome/);
    shared[name] = body.sharedWithExpert;
  }
  expect(shared).toEqual({ fan: 'browser', fan2: 'network', anchor: null });
});
