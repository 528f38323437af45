import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { saying } from '@xiongmao/api/chat/shapes';
import { isSeen } from '@xiongmao/api/fields/visible';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { Budgets } from '#platform/realtime/budgets/budgets.ts';
import type { Receiver } from '#platform/realtime/served-channel.ts';
import { findLink } from '../filter/links.ts';
import type { Compliance } from '../moderation/compliance.ts';
import { playheadOf } from './playhead.ts';
import type { Saying } from './say-together.ts';
import { shownText } from './shown-text.ts';

/** What one person says everywhere, and what a room bears, at this process. */
const budgets = {
  person: { most: 10, perMs: 10_000 },
  room: { most: 400, perMs: 10_000 },
};

/** Hears what clients say in rooms. */
export function createReceiver(
  { clock, env }: Pick<ModuleContext, 'clock' | 'env'>,
  compliance: Compliance,
  say: (room: RoomName, saying: Saying) => Promise<ChatMessage>,
  /** Counts what is refused. */
  refused: (uid: number, room: RoomName, error: unknown) => void,
): Receiver<typeof saying> {
  const ownHost = new URL(env.SITE_URL).hostname;
  const people = new Budgets(budgets.person);
  const rooms = new Budgets(budgets.room);
  return {
    body: saying,
    async receive({ stream, key, body, caller: { account } }) {
      if (!account) throw new CodedError('signInRequired');
      const room = stream.slice('chat:'.length) as RoomName;
      const refuse = (error: unknown): never => {
        refused(account.id, room, error);
        throw error;
      };
      const toWait = (wait: number) =>
        new CodedError('slowMode', { seconds: Math.ceil(wait / 1_000) });
      const ownWait = people.take(`${account.id}`);
      if (ownWait > 0) return refuse(toWait(ownWait));
      const text = shownText(body.text);
      if (text === '' || !isSeen(text)) throw new CodedError('invalidInput');
      // That many speak is nobody's fault.
      const wait = rooms.take(room);
      if (wait > 0) throw toWait(wait);
      const now = clock.now();
      const message = await say(room, {
        accountId: account.id,
        text,
        replyTo: body.replyTo,
        playhead: playheadOf(body.playhead, now),
        key,
        breaks: compliance.ruleBrokenBy(text),
        hasLink: findLink(text, ownHost),
        now,
      }).catch((error: unknown) => {
        // The room heard nothing.
        rooms.take(room, -1);
        return refuse(error);
      });
      return { message };
    },
  };
}
