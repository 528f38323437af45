import { sql } from 'drizzle-orm';
import { ingest } from '#modules/feeds/index.ts';
import { rows } from '#testing/rows.ts';
import type { TestApp } from '../app.ts';
import { fixtureOf } from '../factories.ts';
import { backOffice } from './back-office.ts';
import type { Person } from './person.ts';

let number = 0;

/** A plan of an expert's on a match that has yet to begin, awaiting review; its id. */
export async function postedPlan(app: TestApp, expert: Person): Promise<number> {
  const name = `match of plan ${++number}`;
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf(name, soon)], { source: 'test', now: new Date() }),
  );
  const [match] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  const { status, body } = await backOffice(expert, 'studio').create('plans', {
    matchId: match!.id,
    title: 'The home side wins',
    content: 'They have won the last five, and nobody is injured.',
    playType: 'winner',
    level: 'full',
    pick: 'home',
    line: null,
    odds: 2,
    price: 28,
    refund: false,
  });
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
    const answer = await by.buyer.post('/orderpay/goldExpertPlan', { id: planId, price: 28 });
    if (answer.status === 'success') return { planId, purchaseId: answer.result.purchaseId };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nobody could buy the plan');
}
