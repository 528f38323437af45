import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { TimedMatch } from '../adapter.ts';

type Unnumbered<Message> = Message extends { match: string; version: number }
  ? Omit<Message, 'match' | 'version'>
  : never;
/** What a source says of the match at hand. */
export type SourceMessage = Unnumbered<FeedMessage>;

/** Names the match and the version of what a source says of it: the later it is said, the higher. */
export function numbered(match: string, said: SourceMessage, version: number): FeedMessage {
  return { ...said, match, version } as FeedMessage;
}

/** Notes what a match's feed says when, in any order of time, and numbers it in the end. */
export function recording(match: string) {
  const before: SourceMessage[] = [];
  const notes: { at: number; said: SourceMessage }[] = [];
  return {
    before(...said: SourceMessage[]) {
      before.push(...said);
    },
    /** `at` is in seconds of real time since the start. */
    at(at: number, ...said: SourceMessage[]) {
      notes.push(...said.map((message) => ({ at: Math.max(0, at), said: message })));
    },
    played(): Pick<TimedMatch, 'match' | 'opening' | 'timeline'> {
      const timeline: TimedMatch['timeline'] = [];
      for (const [index, { at, said }] of notes.toSorted((a, b) => a.at - b.at).entries()) {
        const message = numbered(match, said, before.length + index);
        const last = timeline.at(-1);
        if (last?.at === at) last.messages.push(message);
        else timeline.push({ at, messages: [message] });
      }
      return {
        match,
        opening: before.map((said, index) => numbered(match, said, index)),
        timeline,
      };
    },
  };
}
export type Recording = ReturnType<typeof recording>;

/** A clock reading has to name an instant; a replay puts its own in its place. */
export function instantAt(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString();
}
