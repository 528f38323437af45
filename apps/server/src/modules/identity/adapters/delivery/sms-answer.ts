import type { Log } from '#platform/logging/log.ts';

/** What a gateway will never take, however often it is sent. */
const final = [400, 404, 410, 422];

/** Throws unless a gateway took a text message, or refused it for good. */
export function throwUnlessTaken({ ok, status }: Response, given: { id: string; log: Log }): void {
  if (ok) return;
  if (!final.includes(status)) throw new Error(`the gateway for text messages answers ${status}`);
  given.log.warn({ id: given.id, status }, 'a text message was refused for good');
}
