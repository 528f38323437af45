import { readEnv } from './env.ts';
import { leaveEmbedded } from './platform/db/embedded/embedded.ts';

/** Ends the embedded PostgreSQL that a killed server has left, unless another process uses it. */
await leaveEmbedded(readEnv(process.env).DATA_DIR);
