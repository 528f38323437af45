import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createSecret } from '#platform/secret.ts';
import { sandbox } from '#src/demo/wallet/sandbox.ts';
import { readEnv } from '#src/env.ts';
import { workSettlements } from '#src/modules/experts/settlement/settle-match.ts';
import { createGateways, type Gateways } from '#src/modules/wallet/recharge/gateways.ts';
import { silent } from '#testing/doubles/silent-log.ts';

export const secretKey = 'a key of the fault suite, and of nothing else';
/** Percent of a plan's price that is its expert's. */
export const expertShare = 70;
/** Percent of an unlock that is the anchor's. */
export const anchorShare = 60;

/** Stands still, and is moved. */
export interface MovedClock extends Clock {
  move(by: { minutes: number }): void;
}

export function movedClock(): MovedClock {
  let at = Date.now();
  return {
    now: () => new Date(at),
    move({ minutes }) {
      at += minutes * 60_000;
    },
  };
}

/** The product's own functions on a database, without anything that goes on by itself. */
export interface Product {
  context: ModuleContext;
  clock: MovedClock;
  gateways: Gateways;
  /** What is done when these matches are decided, or what is known of them changes. */
  settleMatches(matchIds: number[]): Promise<void>;
  /** What is done once a minute about what was missed. */
  settleMissed(): Promise<void>;
}

export function createProduct(db: Database): Product {
  const clock = movedClock();
  const done = async () => undefined;
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const jobs: Jobs = {
    // What is told to open pages is of no interest here.
    send: done,
    publish: done,
    forget: done,
    work: () => undefined,
    subscribe: (event, _subscriber, handle) => handlers.set(event.name, handle),
    subscribeTogether: () => undefined,
    schedule: (name, _cron, handle) => handlers.set(name, handle),
    catchUp: () => undefined,
    startCatchingUp: done,
    start: done,
    stop: done,
  };
  const given: Pick<ModuleContext, 'env' | 'db' | 'clock' | 'log' | 'jobs' | 'secret'> = {
    env: readEnv({ NODE_ENV: 'test' }),
    db,
    clock,
    log: { ...silent, fatal: silent.error, trace: silent.debug } as ModuleContext['log'],
    jobs,
    secret: createSecret(secretKey),
  };
  const context = given as ModuleContext;
  workSettlements({ db, clock, jobs, expertShare });
  return {
    context,
    clock,
    gateways: createGateways(context, (method) => sandbox(method, context)),
    settleMatches: (matchIds) => handlers.get('match-decided')!({ matchIds } as never),
    settleMissed: () => handlers.get('experts-settle')!({} as never),
  };
}
