import { ingest } from '#modules/feeds/index.ts';
import type { TestApp } from '../app.ts';
import { fixtureOf, writtenPlan } from '../factories.ts';
import { backOffice, type OfficeAnswer } from './back-office.ts';
import type { Person } from './person.ts';

let number = 0;

/** What the studio answers to a plan on a match that has yet to begin. */
export async function postPlan(app: TestApp, expert: Person): Promise<OfficeAnswer> {
  const name = `match of plan ${++number}`;
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const { ids } = await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf(name, soon)], { source: 'test', now: new Date() }),
  );
  return backOffice(expert, 'studio').create('plans', {
    matchId: ids.get(name)!.id,
    ...writtenPlan,
  });
}

/** As `postPlan`, awaiting review; its id. */
export async function postedPlan(app: TestApp, expert: Person): Promise<number> {
  const { status, body } = await postPlan(app, expert);
  if (status !== 201) throw new Error(`no plan: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** As `postedPlan`, published by a reviewer and bought by someone; its id and the purchase's. */
export async function soldPlan(
  app: TestApp,
  by: { expert: Person; reviewer: Person; buyer: Person },
): Promise<{ planId: number; purchaseId: number }> {
  const planId = await postedPlan(app, by.expert);
  await backOffice(by.reviewer).update('plans', planId, { state: 'published' });
  // The welcome gold comes by and by.
  for (let tries = 0; tries < 200; tries++) {
    const answer = await by.buyer.post('/orderpay/goldExpertPlan', {
      id: planId,
      price: writtenPlan.price,
    });
    if (answer.status === 'success') return { planId, purchaseId: answer.result.purchaseId };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nobody could buy the plan');
}
