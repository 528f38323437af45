import type { ChatMessage } from '@xiongmao/api/chat/shapes';

/** ms by which a picture that plays moves between two looks, at most: more is a seek. */
const step = 2_000;

export const momentOf = ({ playhead, at }: ChatMessage): number => Date.parse(playhead ?? at);

/** What was said in a broadcast, given out as its picture comes by. */
export function createPast() {
  const known = new Set<number>();
  /** By their moments, so that a look costs the same however much was watched. */
  const said: { at: number; message: ChatMessage }[] = [];
  let shown: number | null = null;

  /** How many were said up to a moment. */
  function countUntil(moment: number): number {
    let [low, high] = [0, said.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (said[middle]!.at <= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  const between = (from: number, to: number) => said.slice(from, to).map(({ message }) => message);

  return {
    add(messages: readonly ChatMessage[]): void {
      for (const message of messages) {
        if (known.has(message.id)) continue;
        known.add(message.id);
        said.push({ at: momentOf(message), message });
      }
      said.sort((a, b) => a.at - b.at || a.message.v - b.message.v);
    },
    /** Those that are due at a moment (ms since the epoch) of the picture. */
    dueAt(moment: number): ChatMessage[] {
      const since = shown;
      shown = moment;
      if (since === null || moment < since || moment - since > step) return [];
      return between(countUntil(since), countUntil(moment));
    },
    /** Those that were said before a moment, oldest first. */
    until(moment: number, most: number): ChatMessage[] {
      const end = countUntil(moment);
      return between(Math.max(0, end - most), end);
    },
  };
}
