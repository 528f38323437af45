import { ledgerProofResource } from '@xiongmao/api/wallet/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, rows } from '#platform/db/database.ts';
import { orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Violation } from '../ledger/prove-ledger.ts';

interface Found {
  id: number;
  at: string;
  transfers: number;
  violations: Violation[];
}

/** What the proofs of the ledger found. */
export function serveProofs(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, ledgerProofResource, {
    async list(db, { sort, start, count }) {
      const total = await countRows(db, sql`ledger_proof`);
      const found = await rows<Found>(
        db,
        sql`select id, at, transfers, violations from ledger_proof
          order by ${orderBy({ id: sql`id` }, sort)} limit ${count} offset ${start}`,
      );
      const listed = found.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
      return { rows: listed, total };
    },
  });
}
