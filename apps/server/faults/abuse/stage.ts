import { sql } from 'drizzle-orm';
import { connect } from '#platform/db/database.ts';
import { ingest } from '#src/modules/feeds/ingest/ingest.ts';
import { hashPassword } from '#src/modules/identity/passwords/passwords.ts';
import { openSession } from '#src/modules/identity/sessions/sessions.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { createProduct } from '../product.ts';
import { giveGold, makePlan } from '../world.ts';

export const feed = { source: 'abuse', secret: 'a secret of the fault suite' };
export const password = 'Abuse1234';
export const callers = 20;

const live = 30;
const toCome = 60;
const experts = 10;
const plenty = 1_000_000;
const hour = 3_600_000;

export interface Stage {
  /** In progress. */
  matchIds: number[];
  plans: { id: number; price: number }[];
  /** A session of each caller. */
  tokens: string[];
}

/** Matches, plans on sale, and callers with sessions, a password and gold. */
export async function setStage(url: string): Promise<Stage> {
  const db = await connect(url, silent, 4);
  try {
    const product = createProduct(db);
    const now = product.clock.now();
    const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
    const fixtures = [
      ...Array.from({ length: live }, (_, n) => fixtureOf(liveMatch(n), at(-1))),
      ...Array.from({ length: toCome }, (_, n) => fixtureOf(`to come ${n}`, at(2 + n / 30))),
    ];
    const states = Array.from({ length: live }, (_, n) => stateOf(liveMatch(n), 1));
    const { ids } = await db.transaction((tx) =>
      ingest(tx, [...fixtures, ...states], { source: feed.source, now }),
    );
    const idOf = (match: string) => ids.get(match)!.id;
    const expertIds = await rows<{ id: number }>(
      db,
      sql`with made as (
          insert into account (username, roles, created_at)
          select 'abused-expert-' || n, '{user,expert}', now()
          from generate_series(1, ${experts}::int) n returning id
        )
        insert into expert (account_id, state, introduction, applied_at, approved_at)
        select id, 'approved', 'Knows', now(), now() from made returning account_id as id`,
    );
    const plans: Stage['plans'] = [];
    for (let n = 0; n < toCome; n++) {
      for (const turn of [0, 1, 2]) {
        const { id: expertId } = expertIds[(n + turn) % experts]!;
        const post = {
          expertId,
          matchId: idOf(`to come ${n}`),
          by: expertIds[(n + turn + 1) % experts]!.id,
        };
        plans.push(await makePlan(product, post));
      }
    }
    const hash = await hashPassword(password, null);
    const accounts = await rows<{ id: number }>(
      db,
      sql`insert into account (username, password, created_at)
        select 'caller' || n, ${hash}, now() from generate_series(1, ${callers}::int) n returning id`,
    );
    const tokens: string[] = [];
    for (const [n, { id: accountId }] of accounts.entries()) {
      await giveGold(product, accountId, plenty, `caller${n}`);
      const given = {
        accountId,
        ip: '',
        userAgent: '',
        language: 'en_US',
        proven: true,
        now,
      } as const;
      tokens.push((await db.transaction((tx) => openSession(tx, given))).token);
    }
    return { matchIds: Array.from({ length: live }, (_, n) => idOf(liveMatch(n))), plans, tokens };
  } finally {
    await db.$client.end();
  }
}

/** A match in progress, as its feed calls it. */
export const liveMatch = (n: number): string => `live ${n}`;
export const liveMatches = live;
