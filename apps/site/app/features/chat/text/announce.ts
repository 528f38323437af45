import type { ChatMessage } from '@xiongmao/api/chat/shapes';

/** Messages that are read out one by one; of more only their number is told, and the last one. */
const atOnce = 2;

interface Announcement {
  /** Those that are read, oldest first. */
  read: ChatMessage[];
  /** How many others there were. */
  others: number;
}

/** What a screen reader is told of messages that came since it was told last: replies to oneself in any case. */
export function announcementOf(
  messages: readonly ChatMessage[],
  uid: number | null,
): Announcement | null {
  const news = messages.filter(({ from }) => from.id !== uid);
  if (news.length === 0) return null;
  const toMe = news.filter(({ replyTo }) => replyTo !== null && replyTo.from.id === uid);
  const read = news.length <= atOnce ? news : [...new Set([...toMe.slice(-atOnce), news.at(-1)!])];
  return { read: read.sort((a, b) => a.v - b.v), others: news.length - read.length };
}
