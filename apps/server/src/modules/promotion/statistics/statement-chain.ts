import { createHash } from 'node:crypto';
import type { ChannelFigures, FilterReason } from '@xiongmao/api/promotion/shapes';

/** What a statement says of a channel's day. */
export interface Statement extends ChannelFigures {
  channelId: number;
  day: string;
  /** Only reasons that there were. */
  filtered: Partial<Record<FilterReason, number>>;
  closedAt: string;
}

/** What the first statement of a channel follows. */
export const firstHash = '0'.repeat(64);

/**
 * The hash of a statement: SHA-256 (hex) over its JSON, keys in the order of the alphabet, with the hash
 * of the channel's statement before it as `previousHash`.
 */
export function hashStatement(statement: Statement, previousHash: string): string {
  const { channelId, day, closedAt, filtered, rawVisits, visits, registeredVisits } = statement;
  const { registrations, downloads, firstRecharges } = statement;
  const said = {
    channelId,
    closedAt,
    day,
    downloads,
    filtered: Object.fromEntries(Object.entries(filtered).sort()),
    firstRecharges,
    previousHash,
    rawVisits,
    registeredVisits,
    registrations,
    visits,
  };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/**
 * Which of a channel's statements, oldest first, say what they said when they were closed: none from the
 * first one on that was changed, or before which one is missing.
 */
export function verifyChain(
  chain: (Statement & { previousHash: string; hash: string })[],
): boolean[] {
  let due = firstHash;
  return chain.map((statement) => {
    const follows = statement.previousHash === due;
    due = hashStatement(statement, due);
    return follows && statement.hash === due;
  });
}
