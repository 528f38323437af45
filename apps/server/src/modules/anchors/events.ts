import type { BroadcastEnd } from '@xiongmao/api/anchors/rules';
import { defineEvent } from '#platform/jobs.ts';

interface Of {
  broadcastId: number;
  anchorId: number;
}

export const broadcastBegan = defineEvent<Of>('broadcast-began');
/** Its title, cover, match, language or source is another. */
export const broadcastChanged = defineEvent<Of>('broadcast-changed');
export const broadcastEnded = defineEvent<Of & { endedBy: BroadcastEnd }>('broadcast-ended');
/** An anchor may not stream any more, whether or not they did: banned, or without the role. */
export const anchorBanned = defineEvent<{ anchorId: number }>('anchor-banned');
