import type { PasswordFault } from '@xiongmao/api/identity/rules';
import { CatalogueError } from '#platform/http/errors.ts';

/** The code is not the one sent for this purpose and address, or is used, or too old. */
export class WrongCode extends CatalogueError {
  constructor() {
    super('wrongCode');
  }
}

/** A code was sent a moment ago; `seconds` until another may be. */
export class CodeTooSoon extends CatalogueError {
  constructor(seconds: number) {
    super('codeTooSoon', { seconds });
  }
}

/** No account has this name and password: which of the two is wrong is not told. */
export class WrongPassword extends CatalogueError {
  constructor() {
    super('wrongPassword');
  }
}

/** The account may not sign in; `until` as a person reads it. */
export class AccountBanned extends CatalogueError {
  constructor(reason: string, until: string) {
    super('accountBanned', { reason, until });
  }
}

/** A third party's sign-in that no account knows: an e-mail is to be bound with this ticket (2010). */
export class BindEmail extends CatalogueError {
  constructor(ticket: string) {
    super('bindEmail', { ticket });
  }
}

/** The password breaks a rule of product spec §5. */
export class PoorPassword extends CatalogueError {
  constructor(fault: PasswordFault | 'commonPassword') {
    super(fault);
  }
}
