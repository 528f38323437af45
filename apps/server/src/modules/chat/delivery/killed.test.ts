import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { until } from '#testing/doubles/live-client.ts';
import { newMatch } from '#testing/matches.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { serverProcess } from '#testing/processes/processes.ts';
import { rows } from '#testing/rows.ts';
import { newKey, type SayOutcome, talker } from '../testing/talker.ts';

const people = 8;
const each = 6;

/** Killed early, most of what was said waits; killed late, much is committed and not answered, or not told. */
test.each([3, 17, 36])(
  'A server that is killed after it answered %i messages loses none of them, and doubles none that are said again',
  async (answersBefore) => {
    const app = await testApp();
    const room: RoomName = `match-${await newMatch(app, { minutes: 30 })}`;
    const fans = await Promise.all(Array.from({ length: people }, () => newFan(app)));
    const hearer = await talker(app, null, room);
    const dying = await serverProcess({ DATABASE_URL: app.databaseUrl });
    const before = await Promise.all(fans.map((fan) => talker(dying, fan, room)));

    let answered = 0;
    let killing: Promise<void> | null = null;
    const saying = before.flatMap((one, nth) =>
      Array.from({ length: each }, async (_, number) => {
        const key = newKey();
        const text = `message ${number} of ${nth}`;
        const said: SayOutcome | null = await one.say(text, {}, key).catch(() => null);
        answered += 1;
        if (answered >= answersBefore) killing ??= dying.kill();
        return { nth, key, text, said };
      }),
    );
    const all = await Promise.all(saying);
    await killing;

    // Each says again what was not answered, and what was, at another process.
    const after = await Promise.all(fans.map((fan) => talker(app, fan, room)));
    for (const { nth, key, text, said } of all) {
      const again = await after[nth]!.say(text, {}, key);
      expect(again).toMatchObject({ message: { text } });
      if (said) expect(again).toEqual(said);
    }
    const kept = await rows<{ v: number; text: string }>(
      app.db,
      sql`select m.v::int, m.text from chat_message m order by m.v`,
    );
    expect(kept.map(({ v }) => v)).toEqual(all.map((_, nth) => nth + 1));
    expect(kept.map(({ text }) => text).sort()).toEqual(all.map(({ text }) => text).sort());
    // Who followed the room elsewhere has heard each once, in that order.
    await until(() => hearer.seen().length === all.length);
    const heard = hearer.deltas.flatMap(({ messages = [] }) => messages.map(({ v }) => v));
    expect(heard).toEqual(kept.map(({ v }) => v));
  },
);
