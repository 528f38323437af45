import { sql } from 'drizzle-orm';
import type { fromDrizzle, QueuePolicy } from 'pg-boss';
import { keepIdle, type Tx } from './db/database.ts';
import type { Log } from './logging/log.ts';

/** A kind of work done later: at least once, after the transaction that asked for it. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

/** Something that happened, told to whoever subscribed: at least once, after its transaction. */
export interface DomainEvent<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

export const defineJob = <Payload extends object>(name: string): Job<Payload> => ({ name });
export const defineEvent = <Payload extends object>(name: string): DomainEvent<Payload> => ({
  name,
});

export interface Jobs {
  /** `after`: not before so many seconds have passed. */
  send<P extends object>(tx: Tx, job: Job<P>, payload: P, after?: number): Promise<void>;
  publish<P extends object>(tx: Tx, event: DomainEvent<P>, payload: P): Promise<void>;
  /** Removes what waits, failed or is done whose payload holds this: it may tell of a person who left. */
  forget(tx: Tx, part: Record<string, string | number>): Promise<void>;
  /** What does the work; to be named before `start`. It must bear doing twice. */
  work<P extends object>(job: Job<P>, handle: (payload: P) => Promise<void>): void;
  /** `subscriber` names who hears: each hears every event of the kind. */
  subscribe<P extends object>(
    event: DomainEvent<P>,
    subscriber: string,
    handle: (payload: P) => Promise<void>,
  ): void;
  /** As `subscribe`; what happened while it was busy it hears at once. */
  subscribeTogether<P extends object>(
    event: DomainEvent<P>,
    subscriber: string,
    handle: (payloads: P[]) => Promise<void>,
  ): void;
  /** Work that comes by the clock, `cron` in UTC; one process of all does it. */
  schedule(name: string, cron: string, handle: () => Promise<void>): void;
  /**
   * Brings up to date what is left of before, a batch at a time: `batch` does what comes after an id and
   * tells the last it did, null at the end. After each start all of it is gone through once, in the
   * order it is named in. It must bear doing twice.
   */
  catchUp(name: string, batch: Batch): void;
  start(): Promise<void>;
  /** Goes through what is to be caught up with, while everything else goes on. */
  startCatchingUp(): Promise<void>;
  stop(): Promise<void>;
}

type Batch = (after: number) => Promise<number | null>;

/** Where the catching up is. */
interface Progress {
  name: string;
  after: number;
}

interface Worker {
  queue: string;
  event?: string;
  cron?: string;
  policy?: QueuePolicy;
  /** Jobs that are taken at once at most; one unless told otherwise. */
  most?: number;
  handle: (payloads: object[]) => Promise<void>;
}

/** Jobs one at a time. */
const one =
  <P extends object>(handle: (payload: P) => Promise<void>): Worker['handle'] =>
  ([payload]) =>
    handle(payload as P);
/** Events that are heard together at most. */
const mostTogether = 100;

/** s: where workers are not notified of jobs, and at first where one is tried again. */
const pollSeconds = 2;
const queueOptions = { notify: true, retryLimit: 8, retryDelay: pollSeconds, retryBackoff: true };
/** s: with notifications, a poll finds only what is tried again, and what another process has left behind. */
const idlePollSeconds = 30;
/** ms by which the database's clock may be behind. */
const lateMs = 200;
const catchingUp = 'catch-up';

export async function createJobs(options: { databaseUrl: string; log: Log }): Promise<Jobs> {
  const { databaseUrl, log } = options;
  // Whoever only names jobs and events, as the commands do, needs no queue.
  const { fromDrizzle, PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'xiongmao jobs',
    max: 3,
    ...keepIdle,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has trouble'));
  const workers: Worker[] = [];
  /** Of this process, by their queues. */
  const ids = new Map<string, string>();
  let started = false;
  const add = (worker: Worker) => {
    if (started) throw new Error(`${worker.queue}: workers are named before the start`);
    workers.push(worker);
  };
  const batches = new Map<string, Batch>();

  async function catchUpFrom(progress: Progress): Promise<void> {
    const names = [...batches.keys()];
    // One that is not known here is another version's, which began anew at its own start.
    const first = names.indexOf(progress.name);
    if (first < 0) return;
    for (const name of names.slice(first)) {
      const after = await batches.get(name)!(name === progress.name ? progress.after : 0);
      if (after !== null) return proceed({ name, after });
    }
  }

  /** The first retries come within seconds; later ones are far enough apart for idle polls. */
  function pollOften(queue: string): void {
    const polling = setInterval(look, pollSeconds * 1000, queue).unref();
    setTimeout(() => clearInterval(polling), idlePollSeconds * 1000).unref();
  }

  function look(queue: string): void {
    const worker = ids.get(queue);
    if (worker) boss.notifyWorker(worker);
  }

  async function proceed(progress: Progress): Promise<void> {
    await boss.send(catchingUp, progress);
  }
  // At most one waits, however many processes start and how often.
  add({ queue: catchingUp, policy: 'short', handle: one(catchUpFrom) });

  return {
    async send(tx, job, payload, after) {
      const options = { db: fromDrizzle(tx, sql), ...(after && { startAfter: after }) };
      await boss.send(job.name, payload, options);
      // Nobody is notified when its time has come: an idle poll would find it much later.
      if (after && after < idlePollSeconds)
        setTimeout(look, after * 1000 + lateMs, job.name).unref();
    },
    async publish(tx, event, payload) {
      await boss.publish(event.name, payload, { db: inTurn(fromDrizzle(tx, sql)) });
    },
    async forget(tx, part) {
      await tx.execute(sql`delete from pgboss.job where data @> ${JSON.stringify(part)}::jsonb`);
    },
    work(job, handle) {
      add({ queue: job.name, handle: one(handle) });
    },
    subscribe(event, subscriber, handle) {
      add({
        queue: `${event.name}.${subscriber}`,
        event: event.name,
        handle: one(handle),
      });
    },
    subscribeTogether(event, subscriber, handle) {
      add({
        queue: `${event.name}.${subscriber}`,
        event: event.name,
        most: mostTogether,
        handle: handle as Worker['handle'],
      });
    },
    schedule(name, cron, handle) {
      add({ queue: name, cron, handle });
    },
    catchUp(name, batch) {
      batches.set(name, batch);
    },
    async startCatchingUp() {
      const [name] = batches.keys();
      if (name === undefined) return;
      // Where another version was tells nothing of what this one has to do.
      await boss.deleteQueuedJobs(catchingUp);
      await proceed({ name, after: 0 });
    },
    async start() {
      started = true;
      await boss.start();
      const made = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const { queue, event, cron, policy, most = 1, handle } of workers) {
        if (!made.has(queue))
          await boss.createQueue(queue, { ...queueOptions, ...(policy && { policy }) });
        if (event) await boss.subscribe(event, queue);
        if (cron) await boss.schedule(queue, cron, {});
        const worker = await boss.work(
          queue,
          {
            batchSize: most,
            pollingIntervalSeconds: pollSeconds,
            notifyPollingIntervalSeconds: idlePollSeconds,
          },
          async (taken) => {
            try {
              await handle(taken.map(({ data }) => (data ?? {}) as object));
            } catch (error) {
              log.error({ err: error, queue }, 'a job failed; it is tried again');
              pollOften(queue);
              throw error;
            } finally {
              // Jobs that came meanwhile don't wait for the next poll.
              look(queue);
            }
          },
        );
        ids.set(queue, worker);
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

type QueueDatabase = ReturnType<typeof fromDrizzle>;

/** One statement after the other: a queue tells all subscribers at once, and a transaction is one line. */
function inTurn(db: QueueDatabase): QueueDatabase {
  let before: Promise<unknown> = Promise.resolve();
  return {
    executeSql(text, values) {
      const run = () => db.executeSql(text, values);
      const result = before.then(run, run);
      before = result;
      return result;
    },
  };
}
