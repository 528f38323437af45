import { connect } from '#platform/db/database.ts';
import { additions } from '#src/app.ts';
import { proveLedger, type Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { silent } from '#testing/doubles/silent-log.ts';

export const kinds = ['interleavings', 'kills', 'abuse', 'media'] as const;
export type Kind = (typeof kinds)[number];

/** Runs that a kind of fault is looked for in, one after the other. */
export interface Lane {
  run(seed: number): Promise<Violation[]>;
  /** What holds of all its runs together. */
  prove(): Promise<{ transfers: number; violations: Violation[] }>;
  figures?(): string[];
  end(): Promise<void>;
}

/** The whole proof of the ledger of a database. */
export async function proveAt(url: string): ReturnType<Lane['prove']> {
  const db = await connect(url, silent, 1);
  const proof = await proveLedger(db, additions.ledgerRules);
  await db.$client.end();
  return proof;
}
