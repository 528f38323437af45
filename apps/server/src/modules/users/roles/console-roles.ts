import type { ResourceRow } from '@xiongmao/api/resource';
import { type GivenRole, givenRoles } from '@xiongmao/api/roles';
import { roleResource } from '@xiongmao/api/users/resources';
import type { FastifyInstance } from 'fastify';
import { findAccount } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { giveRole, type RoleKeepers, takeRole } from './give-role.ts';

/** Roles, given and taken one by one. */
export function serveRoles(
  app: FastifyInstance,
  context: ModuleContext,
  keepers: RoleKeepers,
): void {
  const { caller, clock, jobs } = context;
  const giving = { jobs, keepers };

  serveResource(app, context, roleResource, {
    wouldConcern: async (_tx, { userId }) => [userId],
    concerns: async (_tx, id) => [readId(id).userId],
    async create(tx, { userId, role }, { uid: by }) {
      await giveRole(tx, giving, { to: userId, role, by, now: clock.now() });
      return toRow(tx, userId, role);
    },
    async remove(tx, id, { uid: by }) {
      const { userId, role } = readId(id);
      await takeRole(tx, giving, { to: userId, role, by, now: clock.now() });
      return toRow(tx, userId, role);
    },
    // Whose roles are others is asked anew.
    committed: () => caller.identify.forget(),
  });
}

/** Of `<uid>-<role>`; throws `notFound` for what is none. */
function readId(id: string): { userId: number; role: GivenRole } {
  const [, uid, name] = /^(\d{1,9})-(\w+)$/.exec(id) ?? [];
  const role = givenRoles.find((each) => each === name);
  if (!role) throw new CodedError('notFound');
  return { userId: Number(uid), role };
}

async function toRow(
  tx: Tx,
  userId: number,
  role: GivenRole,
): Promise<ResourceRow<typeof roleResource>> {
  const account = await findAccount(tx, userId);
  return { id: `${userId}-${role}`, userId, username: account!.username, role };
}
