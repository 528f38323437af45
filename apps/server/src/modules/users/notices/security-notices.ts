import {
  addressChanged,
  addressRestored,
  passwordChanged,
  providerLinked,
  providerUnlinked,
  signedInElsewhere,
} from '#modules/identity/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import * as told from './notice-types.ts';
import { notify } from './notices.ts';

/** Tells a person what happened to their account: if it was not them, they should know. */
export function tellOfSecurity({ db, jobs }: ModuleContext): void {
  jobs.subscribe(signedInElsewhere, 'users', ({ accountId, sessionId, device, ip, at }) =>
    db.transaction((tx) =>
      notify(tx, jobs, accountId, {
        type: told.signedInElsewhere,
        values: { device, ip },
        cause: `session:${sessionId}`,
        at: new Date(at),
      }),
    ),
  );
  jobs.subscribe(passwordChanged, 'users', ({ accountId, at }) =>
    db.transaction((tx) =>
      notify(tx, jobs, accountId, {
        type: told.passwordChanged,
        values: {},
        cause: `password:${at}`,
        at: new Date(at),
      }),
    ),
  );
  jobs.subscribe(addressChanged, 'users', ({ accountId, address, at }) =>
    db.transaction((tx) =>
      notify(tx, jobs, accountId, {
        type: told.addressChanged,
        values: { address },
        cause: `address:${at}`,
        at: new Date(at),
      }),
    ),
  );
  jobs.subscribe(addressRestored, 'users', ({ accountId, at }) =>
    db.transaction((tx) =>
      notify(tx, jobs, accountId, {
        type: told.addressRestored,
        values: {},
        cause: `restored:${at}`,
        at: new Date(at),
      }),
    ),
  );
  jobs.subscribe(providerLinked, 'users', ({ accountId, at }) =>
    db.transaction((tx) =>
      notify(tx, jobs, accountId, {
        type: told.providerLinked,
        values: {},
        cause: `linked:${at}`,
        at: new Date(at),
      }),
    ),
  );
  jobs.subscribe(providerUnlinked, 'users', ({ accountId, at }) =>
    db.transaction((tx) =>
      notify(tx, jobs, accountId, {
        type: told.providerUnlinked,
        values: {},
        cause: `unlinked:${at}`,
        at: new Date(at),
      }),
    ),
  );
}
