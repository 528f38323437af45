import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { giftSizes } from '@xiongmao/api/gifts/rules';

/** A line of the list: a message, or several cheap gifts that came one after the other. */
export interface Line {
  /** The first message's id: it stays while others join it. */
  key: number;
  messages: readonly [ChatMessage, ...ChatMessage[]];
}

const isCheap = ({ gift }: ChatMessage) => gift !== null && gift.gold < giftSizes.small;

/** Of a combo the last message, which counts all of it. */
export function withoutFormerCombos(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = new Map(messages.map(({ id, gift }) => [gift?.combo.id, id]));
  return messages.filter(({ id, gift }) => gift === null || last.get(gift.combo.id) === id);
}

/** Messages as lines: cheap gifts side by side share one, whatever else has one of its own. */
export function linesOf(messages: readonly ChatMessage[]): Line[] {
  const lines: Line[] = [];
  for (const message of messages) {
    const last = lines.at(-1);
    if (last && isCheap(message) && isCheap(last.messages[0])) {
      lines[lines.length - 1] = { ...last, messages: [...last.messages, message] };
    } else lines.push({ key: message.id, messages: [message] });
  }
  return lines;
}
