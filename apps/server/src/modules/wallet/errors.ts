import { CodedError } from '#platform/http/errors.ts';

/** The wallet does not hold what is to be spent. */
export class NotEnoughGold extends CodedError {
  constructor() {
    super('notEnoughGold');
  }
}

/** The idempotency key came before, for another transfer. */
export class KeyReused extends CodedError {
  constructor() {
    super('keyReused');
  }
}
