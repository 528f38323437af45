import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { readEnv } from '#src/env.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { forgetMessages } from '../forget-messages.ts';

let app: TestApp;
let room: RoomName;
let anchorId: number;
let broadcastId: number;
const begin = Date.now() - 3_600_000;
const at = (seconds: number) => new Date(begin + seconds * 1_000).toISOString();

beforeAll(async () => {
  app = await testApp({ accounts: true });
  anchorId = (await makeAnchor(app)).uid;
  room = `anchor-${anchorId}`;
  const fan = await newFan(app);
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into broadcast (anchor_id, title, language, preview_seconds, began_at, on_air_at, ended_at, ended_by)
      values (${anchorId}, 'Yesterday', 'en', 30, ${at(0)}, ${at(0)}, ${at(1_800)}, 'downcast') returning id`,
  );
  broadcastId = made!.id;
  await app.db.execute(sql`
    with room as (insert into chat_room (name, anchor_id, v) values (${room}, ${anchorId}, 5) returning id)
    insert into chat_message (room_id, v, account_id, at, playhead, text, level, key)
    select room.id, v, ${fan.uid}, said.at::timestamptz, said.playhead::timestamptz, text, 0, 'key ' || v
    from room, (values
      (1, ${at(-5)}, null, 'before it began'),
      (2, ${at(70)}, ${at(30)}, 'at the goal, forty seconds late'),
      (3, ${at(50)}, null, 'without a picture'),
      (4, ${at(650)}, null, 'later'),
      (5, ${at(1_900)}, null, 'after its end')
    ) as said (v, at, playhead, text)`);
});

const replay = async (from: number, to: number, id = broadcastId) => {
  const query = new URLSearchParams({ broadcastId: `${id}`, from: at(from), to: at(to) });
  return person(app).get(`/chatroom/replay?${query}`);
};
const texts = async (from: number, to: number) =>
  (await replay(from, to)).result.messages.map(({ text }: ChatMessage) => text);

test('What was said during a broadcast comes by the moment of the picture, ten minutes at a time', async () => {
  expect(await texts(-100, 400)).toEqual(['at the goal, forty seconds late', 'without a picture']);
  expect(await texts(0, 1_800)).toEqual(['at the goal, forty seconds late', 'without a picture']);
  expect(await texts(600, 3_000)).toEqual(['later']);
  expect(await texts(1_700, 2_000)).toEqual([]);
  expect(await replay(0, 100, 999_999)).toMatchObject({ errorCode: errors.unknownReplay.code });
});

test.each([
  ['one after the other', 0.01],
  ['all at one moment of the picture', 0],
])(
  'A stretch in which more was said than is answered at once, %s, is asked for to its end',
  async (_, apart) => {
    await app.db.execute(sql`
    insert into chat_message (room_id, v, account_id, at, text, level, key)
    select id, 100 + n, (select min(account_id) from chat_message), ${at(700)}::timestamptz + make_interval(secs => ${apart}::float8 * n), 'busy ' || n, 0, 'busy ' || n
    from chat_room, generate_series(1, 2500) n where name = ${room}`);
    const heard: string[] = [];
    let next: { from: string; after: number } | null = { from: at(700), after: 0 };
    let asked = 0;
    for (; next !== null && asked < 10; asked++) {
      const query = new URLSearchParams({
        ...{
          broadcastId: `${broadcastId}`,
          from: next.from,
          after: `${next.after}`,
          to: at(1_000),
        },
      });
      const { result } = await person(app).get(`/chatroom/replay?${query}`);
      expect(result.messages.length).toBeLessThanOrEqual(1_000);
      heard.push(...result.messages.map(({ text }: ChatMessage) => text));
      next = result.next;
    }
    expect(heard).toEqual(Array.from({ length: 2_500 }, (_, nth) => `busy ${nth + 1}`));
    expect(asked).toBe(3);
    // Ten minutes at once, and on from there.
    expect((await replay(0, 1_000)).result.next).toEqual({ from: at(600), after: 0 });
    await app.db.execute(sql`delete from chat_message where text like 'busy %'`);
  },
);

test('What was said CHAT_DAYS ago is deleted, and the room’s versions go on', async () => {
  await app.db.execute(sql`update chat_message set at = now() - interval '31 days' where v <= 2`);
  const env = readEnv({ NODE_ENV: 'test', CHAT_DAYS: '30' });
  await forgetMessages({ db: app.db, clock: systemClock, env });
  const kept = await rows<{ v: number }>(app.db, sql`select v::int from chat_message order by v`);
  expect(kept.map(({ v }) => v)).toEqual([3, 4, 5]);
  const { result } = await person(app).get(`/live/getChatroomSpeech?room=${room}`);
  expect(result).toMatchObject({ v: 5, earlier: false });
});
