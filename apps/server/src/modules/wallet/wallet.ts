import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { type Repeated, repeat } from '#platform/repeat.ts';
import { serveAccounts } from './console/console-accounts.ts';
import { serveHolds } from './console/console-holds.ts';
import { servePayments } from './console/console-payments.ts';
import { serveProofs } from './console/console-proofs.ts';
import { serveTransfers } from './console/console-transfers.ts';
import { serveWelcomes } from './console/console-welcomes.ts';
import { keepProof } from './ledger/keep-proof.ts';
import type { LedgerRule } from './ledger/prove-ledger.ts';
import type { ReferenceType } from './ledger/references.ts';
import { rollUp } from './ledger/roll-up.ts';
import { createRecharge } from './recharge/create-recharge.ts';
import type { PlayGateway } from './recharge/gateways.ts';
import { walletRoutes } from './routes.ts';
import { giveEarlierWelcomes, giveWelcomes } from './welcomes/welcome.ts';

export interface Wallet {
  start(): void;
  stop(): Promise<void>;
}

/** Often enough that balances of busy accounts are at most this old; what is pending is counted with them. */
const rollUpEvery = 2_000;

export function createWallet(
  app: FastifyInstance,
  realtime: Realtime,
  context: ModuleContext,
  given: {
    /** What all domains, this one among them, move gold for and want proven of the ledger. */
    references: readonly ReferenceType[];
    ledgerRules: readonly LedgerRule[];
    playGateway: PlayGateway | null;
  },
): Wallet {
  const { db, clock, jobs, log } = context;
  walletRoutes(app, context, given.references);
  createRecharge(app, realtime, context, given.playGateway);
  serveAccounts(app, context);
  serveTransfers(app, context);
  serveHolds(app, context);
  serveWelcomes(app, context);
  servePayments(app, context);
  serveProofs(app, context);
  giveWelcomes(context);
  jobs.catchUp('welcomes', (after) => giveEarlierWelcomes(context, after));
  jobs.schedule('ledger-proof', '41 3 * * *', async () => {
    await keepProof({ db, clock, log }, given.ledgerRules);
  });

  let rolling: Repeated | null = null;
  return {
    start() {
      rolling = repeat(
        rollUpEvery,
        () => rollUp(db),
        (error) => log.error({ err: error }, "the ledger can't be rolled up"),
      );
    },
    async stop() {
      await rolling?.stop();
    },
  };
}
