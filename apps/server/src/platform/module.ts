import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import type { ObjectStore } from '@xiongmao/storage/object-store';
import type { Env } from '#src/env.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Caller } from './http/calls.ts';
import type { Queue, RecordAudit } from './http/resources/resources.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './logging/log.ts';
import type { Secret } from './secret.ts';
import type { Storage } from './storage.ts';

/** What the application gives each module. */
export interface ModuleContext {
  env: Env;
  db: Database;
  /** Of the database, for a connection of one's own. */
  databaseUrl: string;
  clock: Clock;
  log: Log;
  caller: Caller;
  jobs: Jobs;
  secret: Secret;
  /** The installation's key itself: media signs and checks with it, too. */
  key: string;
  /** Whatever is kept as files, by name. */
  objects: ObjectStore;
  /** Those of them that pages show. */
  storage: Storage;
  metrics: Metrics;
  audit: RecordAudit;
  /** Back-office resources in which something waits. */
  queues: Map<string, Queue>;
}
