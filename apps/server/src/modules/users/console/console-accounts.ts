import { userResource } from '@xiongmao/api/users/resources';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findAccountRow, findAccounts, guessesAddress } from './find-accounts.ts';
import { withinGuesses } from './guess-budget.ts';

/** Accounts, for support and administrators to look at. */
export function serveAccounts(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;
  serveResource(app, context, userResource, {
    list(db, query, viewer) {
      const search = () => findAccounts(db, query, { viewer, now: clock.now() });
      if (!guessesAddress(query.filter, viewer)) return search();
      return withinGuesses({ db, clock }, viewer.uid, search);
    },
    get: (db, id, viewer) => findAccountRow(db, id, { viewer, now: clock.now() }),
  });
}
