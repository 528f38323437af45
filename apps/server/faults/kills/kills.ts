import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { connect, type Database } from '#platform/db/database.ts';
import { additions } from '#src/app.ts';
import { seedDemoAccounts } from '#src/demo/identity/accounts.ts';
import { randomOf } from '#src/demo/simulator/random.ts';
import { proveLedger, type Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { rows } from '#testing/rows.ts';
import type { Cluster } from '../database.ts';
import { createProduct } from '../product.ts';
import { giveGold } from '../world.ts';
import { signIn } from './clients.ts';
import type { People } from './step.ts';
import { type StepName, steps } from './steps.ts';
import { type TrappedServer, trapServer } from './trapped-server.ts';

export interface Kills {
  /** One run: a step, killed somewhere, and what becomes of it. */
  run(seed: number): Promise<Violation[]>;
  end(): Promise<void>;
}

const plentyOfGold = 1_000_000;
const mostTries = 6;

export async function openKills(cluster: Cluster, url: string): Promise<Kills> {
  const server = await trapServer(url, cluster.folder);
  await server.ready();
  const db = await connect(url, silent, 3);
  const people = await gather(server, db, url);
  let runs = 0;

  /** Kills who is to be killed, if the trap has not. */
  async function strike(pid: number | null): Promise<void> {
    if (pid === null) server.kill();
    else process.kill(pid, 'SIGKILL');
    await fallen(pid);
  }

  async function fallen(pid: number | null): Promise<void> {
    while (pid === null ? !server.died() : isAlive(pid)) await sleep(5);
  }

  return {
    async run(seed) {
      const random = randomOf(`kill ${seed}`);
      const name = random.pick(Object.keys(steps) as StepName[]);
      const step = await steps[name](people, random, `kill${seed}-${++runs}`);
      const pid = random.chance(0.5) ? null : await postmasterOf(db);
      const when = random.pick(['before', 'during', 'after'] as const);
      // All before it is safe: at stake is the step alone.
      await db.execute(sql`select pg_logical_emit_message(false, 'faults', '', true)`);
      // Beyond its last statement: it is killed once it has acknowledged.
      const statement = random.int(0, step.statements);
      await server.arm({ marker: step.marker, statement, when, pid });
      const acknowledged = await step.act();
      if (acknowledged && !server.met()) throw new Error(`nothing says “${step.marker}” any more`);
      if (server.sprung()) await fallen(pid);
      else await strike(pid);
      if (pid !== null) await cluster.revive();

      await server.ready();
      const how = `${name}, ${pid === null ? 'server' : 'database'} killed ${when} statement ${statement}`;
      const told = (rule: string, what: string | null): Violation[] =>
        what === null ? [] : [{ rule, what: `${what} (${how})` }];
      const lost = acknowledged ? await step.lost() : null;
      for (let tries = 1; !(await step.act()); tries++) {
        if (tries === mostTries) return told('what was killed can be done again', 'no answer');
        await server.ready();
      }
      const { violations } = await proveLedger(db, additions.ledgerRules);
      return [
        ...told('what was acknowledged is there', lost),
        ...told('what is done again is done once', await step.wrong()),
        ...violations.map(({ rule, what }) => ({ rule, what: `${what} (${how})` })),
      ];
    },
    async end() {
      await people.leave();
      await server.stop();
      await db.$client.end();
    },
  };
}

async function gather(server: TrappedServer, db: Database, url: string): Promise<People> {
  const product = createProduct(db);
  await seedDemoAccounts(db, new Date());
  const fan = await signIn(server.url, 'fan');
  const [expert, admin] = await rows<{ id: number }>(
    db,
    sql`select id from account where username in ('admin', 'expert') order by username desc`,
  );
  await db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expert!.id}, 'approved', 'Knows', now(), now())`);
  await giveGold(product, fan.uid, plentyOfGold, 'fan');
  const boss = new PgBoss({
    connectionString: url,
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined); // its database is killed every now and then
  await boss.start();
  return {
    url: server.url,
    product,
    fan,
    expertId: expert!.id,
    adminId: admin!.id,
    async hurry(job) {
      await boss.send(job, {});
    },
    leave: () => boss.stop({ graceful: false }),
  };
}

async function postmasterOf(db: Database): Promise<number> {
  const [file] = await rows<{ text: string }>(
    db,
    sql`select pg_read_file('postmaster.pid') as text`,
  );
  return Number.parseInt(file!.text, 10);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
