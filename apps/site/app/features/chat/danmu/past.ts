import type { ChatMessage } from '@xiongmao/api/chat/shapes';

/** ms by which a picture that plays moves between two looks, at most: more is a seek. */
const step = 2_000;

export const momentOf = ({ playhead, at }: ChatMessage): number => Date.parse(playhead ?? at);

/** What was said in a broadcast, given out as its picture comes by. */
export function createPast() {
  const byId = new Map<number, ChatMessage>();
  let shown: number | null = null;
  return {
    add(messages: readonly ChatMessage[]): void {
      for (const message of messages) byId.set(message.id, message);
    },
    /** Those that are due at a moment (ms since the epoch) of the picture. */
    dueAt(moment: number): ChatMessage[] {
      const since = shown;
      shown = moment;
      if (since === null || moment < since || moment - since > step) return [];
      return [...byId.values()].filter((message) => {
        const at = momentOf(message);
        return at > since && at <= moment;
      });
    },
    /** Those that were said before a moment, oldest first. */
    until(moment: number, most: number): ChatMessage[] {
      return [...byId.values()]
        .filter((message) => momentOf(message) <= moment)
        .sort((a, b) => momentOf(a) - momentOf(b) || a.v - b.v)
        .slice(-most);
    },
  };
}
