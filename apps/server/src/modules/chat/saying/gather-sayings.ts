import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import type { Database } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { roomTargetOf } from '../rooms/room-target.ts';
import { type Saying, sayTogether } from './say-together.ts';

/** Messages of one transaction, and those of a room that wait for theirs. */
const most = { together: 64, waiting: 512 };

interface Waiting {
  saying: Saying;
  resolve: (message: ChatMessage) => void;
  reject: (error: unknown) => void;
}

/**
 * Says something in a room. What comes while the room's transaction before is on its way goes together in the
 * next one, so that a busy room waits for the disk once for many; of each person one at a time, so that
 * what they said last is known. `told` is called after each commit.
 */
export function gatherSayings(db: Database, told: (room: RoomName) => void) {
  const rooms = new Map<RoomName, Waiting[]>();

  /** Takes from those who wait one of each person, in their order. */
  function next(waiting: Waiting[]): Waiting[] {
    const people = new Set<number>();
    const taken: Waiting[] = [];
    for (const one of waiting) {
      if (taken.length === most.together) break;
      if (people.has(one.saying.accountId)) continue;
      people.add(one.saying.accountId);
      taken.push(one);
    }
    for (const one of taken) waiting.splice(waiting.indexOf(one), 1);
    return taken;
  }

  async function sayAll(room: RoomName, all: readonly Waiting[]): Promise<void> {
    const sayings = all.map(({ saying }) => saying);
    try {
      const answers = await sayTogether(db, roomTargetOf(room), sayings);
      for (const [nth, answer] of answers.entries()) {
        if (answer instanceof Error) all[nth]!.reject(answer);
        else all[nth]!.resolve(answer);
      }
      told(room);
    } catch (error) {
      if (all.length === 1) all[0]!.reject(error);
      // Whatever became of them: with its key each bears being said twice.
      else for (const one of all) await sayAll(room, [one]);
    }
  }

  async function work(room: RoomName, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) await sayAll(room, next(waiting));
    rooms.delete(room);
  }

  return (room: RoomName, saying: Saying): Promise<ChatMessage> => {
    const { promise, resolve, reject } = Promise.withResolvers<ChatMessage>();
    const waiting = rooms.get(room);
    if (waiting && waiting.length >= most.waiting) throw new CodedError('unavailable');
    const one = { saying, resolve, reject };
    if (waiting) waiting.push(one);
    else {
      const begun = [one];
      rooms.set(room, begun);
      // What arrived with it in the same moment comes along.
      setImmediate(() => void work(room, begun));
    }
    return promise;
  };
}
