import { ledgerProofResource } from '@xiongmao/api/wallet/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, rows } from '#platform/db/database.ts';
import { orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

/** What the proofs of the ledger found. */
export function serveProofs(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, ledgerProofResource, {
    async list(db, { sort, start, count }) {
      const total = await countRows(db, sql`ledger_proof`);
      const found = await rows(
        db,
        ledgerProofResource.row.shape,
        sql`select id, at, transfers, violations from ledger_proof
          order by ${orderBy({ id: sql`id` }, sort)} limit ${count} offset ${start}`,
      );
      return { rows: found, total };
    },
  });
}
