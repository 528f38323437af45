import { CatalogueError } from '#platform/http/errors.ts';

/** A zone that the database of zones does not know. */
export class UnknownZone extends CatalogueError {
  constructor() {
    super('unknownZone');
  }
}

/** A channel can be given only to an account that may manage channels. */
export class NoManager extends CatalogueError {
  constructor() {
    super('noManager');
  }
}
