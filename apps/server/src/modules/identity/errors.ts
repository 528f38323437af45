import type { Challenge } from '@xiongmao/api/http/work';
import type { PasswordFault } from '@xiongmao/api/identity/rules';
import { CodedError } from '#platform/http/errors.ts';

/** The code is not the one sent for this purpose and address, or is used, or too old. */
export class WrongCode extends CodedError {
  constructor() {
    super('wrongCode');
  }
}

/** A code was sent a moment ago; `seconds` until another may be. */
export class CodeTooSoon extends CodedError {
  constructor(seconds: number) {
    super('codeTooSoon', { seconds });
  }
}

/** No account has this name and password: which of the two is wrong is not told. */
export class WrongPassword extends CodedError {
  constructor() {
    super('wrongPassword');
  }
}

/** The account may not sign in; `until` as a person reads it. */
export class AccountBanned extends CodedError {
  constructor(reason: string, until: string) {
    super('accountBanned', { reason, until });
  }
}

/** A third party's sign-in that no account knows: an e-mail is to be bound with this ticket (2010). */
export class BindEmail extends CodedError {
  constructor(ticket: string) {
    super('bindEmail', { ticket });
  }
}

/** This third party can't be asked: it is not configured, or does not answer as it should. */
export class ProviderUnavailable extends CodedError {
  constructor() {
    super('providerUnavailable');
  }
}

/** The third party did not confirm who came back. `reason` is for the log: a code of theirs, never a text. */
export class ProviderRefused extends CodedError {
  readonly reason: string;

  constructor(reason: string) {
    super('providerRefused');
    this.reason = reason;
  }
}

/** The return from a third party was not begun in this browser, or is used or too old. */
export class SignInState extends CodedError {
  constructor() {
    super('signInState');
  }
}

/** The ticket to bind with is used, too old, of another kind, or nobody's. */
export class WrongTicket extends CodedError {
  constructor() {
    super('bindTicket');
  }
}

/** The address was added lately: until then it opens less than the older ones. */
export class AddressWaits extends CodedError {
  constructor(until: string) {
    super('addressWaits', { until });
  }
}

/** Who came back from the third party is not linked to the account that was to be proven. */
export class OtherPerson extends CodedError {
  constructor() {
    super('otherPerson');
  }
}

/** The link of a letter is used, too old, or of no letter. */
export class UndoOver extends CodedError {
  constructor() {
    super('undoOver');
  }
}

/** The address was an account's until a moment ago, which its letter gives back; `until` then it makes no other. */
export class AddressReplaced extends CodedError {
  constructor(until: string) {
    super('addressReplaced', { until });
  }
}

/** The phone number or e-mail address is another account's. */
export class AddressTaken extends CodedError {
  constructor() {
    super('addressTaken');
  }
}

/** The password breaks a rule of product spec §5. */
export class PoorPassword extends CodedError {
  constructor(fault: PasswordFault | 'commonPassword') {
    super(fault);
  }
}

/** Many codes are sent: some work is to be done first. */
export class WorkRequired extends CodedError {
  constructor(challenge: Challenge) {
    super('workRequired', {}, { challenge });
  }
}
