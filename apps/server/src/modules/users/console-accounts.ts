import { userResource } from '@xiongmao/api/users/resources';
import type { FastifyInstance } from 'fastify';
import { CatalogueError } from '#platform/http/errors.ts';
import { serveResource } from '#platform/http/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findAccountRow, findAccounts } from './find-accounts.ts';
import { giveRoles } from './give-roles.ts';

/** Accounts, for support to look at and for administrators to give roles. */
export function serveAccounts(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, jobs } = context;
  serveResource(app, context, userResource, {
    list: (db, query, viewer) => findAccounts(db, query, { viewer, now: clock.now() }),
    get: (db, id, viewer) => findAccountRow(db, id, { viewer, now: clock.now() }),
    async update(tx, id, { roles }, viewer) {
      const now = clock.now();
      const before = await findAccountRow(tx, id, { viewer, now });
      await giveRoles(tx, jobs, { to: id, by: viewer.uid, roles, now });
      const after = await findAccountRow(tx, id, { viewer, now });
      if (!before || !after) throw new CatalogueError('unknownUser');
      return { before, after };
    },
    // Whose roles are others is asked anew.
    committed: () => caller.identify.forget(),
  });
}
