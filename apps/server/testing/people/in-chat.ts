import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';

interface Made {
  id: number;
}

/** Something that a person said in the room of an anchor, their own where none is named. */
export async function saidInRoom(app: TestApp, uid: number, anchorId = uid): Promise<number> {
  const [said] = await rows<Made>(
    app.db,
    sql`with room as (
        insert into chat_room as r (name, anchor_id, v) values (${`anchor-${anchorId}`}, ${anchorId}, 1)
        on conflict (name) do update set v = r.v + 1 returning id, v
      )
      insert into chat_message (room_id, v, account_id, at, text, level, key)
      select id, v, ${uid}, now(), 'Offside', 0, gen_random_uuid() from room returning id`,
  );
  return said!.id;
}

/** An open report of a message. */
export async function reportedMessage(
  app: TestApp,
  messageId: number,
  reporter: string,
): Promise<number> {
  const [report] = await rows<Made>(
    app.db,
    sql`insert into chat_report (about, room_id, account_id, message_id, reporter_id, reason, text, at)
      select 'message', m.room_id, m.account_id, m.id, u.id, 'abuse', '', now()
      from chat_message m, account u where m.id = ${messageId} and u.username = ${reporter} returning id`,
  );
  return report!.id;
}

/** An open appeal of a person who is muted in a room of theirs; by whom, or by the server itself. */
export async function openAppeal(
  app: TestApp,
  uid: number,
  by: number | null = null,
): Promise<number> {
  const messageId = await saidInRoom(app, uid);
  const [appeal] = await rows<Made>(
    app.db,
    sql`with act as (
        insert into chat_action (kind, room_id, account_id, rule, by_role, by_id, at, until)
        select 'mute', room_id, account_id, 'abuse', ${by === null ? 'automatic' : 'support'}, ${by}, now(),
          now() + interval '1 hour'
        from chat_message where id = ${messageId} returning id, account_id
      )
      insert into chat_appeal (action_id, account_id, text, at)
      select id, account_id, 'It was offside', now() from act returning id`,
  );
  return appeal!.id;
}

/** A comment that somebody made about a match. */
export async function commentOf(app: TestApp, uid: number): Promise<number> {
  const [made] = await rows<Made>(
    app.db,
    sql`insert into comment (kind, subject_id, account_id, key, text, at, hot)
      values ('match', 1, ${uid}, gen_random_uuid(), 'Offside', now(), 0) returning id`,
  );
  return made!.id;
}

/** An open report of a comment. */
export async function reportedComment(
  app: TestApp,
  commentId: number,
  reporter: string,
): Promise<number> {
  const [report] = await rows<Made>(
    app.db,
    sql`insert into writing_report (kind, writing_id, account_id, reporter_id, said, reason, text, at)
      select 'comment', c.id, c.account_id, u.id, c.text, 'abuse', '', now()
      from comment c, account u where c.id = ${commentId} and u.username = ${reporter} returning id`,
  );
  return report!.id;
}

/** An open appeal of a person whose comment somebody removed. */
export async function openRemovalAppeal(app: TestApp, uid: number, by: number): Promise<number> {
  const commentId = await commentOf(app, uid);
  const [appeal] = await rows<Made>(
    app.db,
    sql`with gone as (
        insert into writing_removal (kind, writing_id, account_id, rule, reason, by_id, at)
        values ('comment', ${commentId}, ${uid}, 'abuse', 'An insult', ${by}, now()) returning id, account_id
      )
      insert into writing_appeal (removal_id, account_id, text, at)
      select id, account_id, 'It was offside', now() from gone returning id`,
  );
  return appeal!.id;
}

/** A request to take down a comment of an author's, maybe an account's; one that somebody decided is countered. */
export async function openTakedown(
  app: TestApp,
  given: { authorId: number; claimantId?: number; decidedBy?: number },
): Promise<number> {
  const { authorId, claimantId = null, decidedBy = null } = given;
  const commentId = await commentOf(app, authorId);
  const isDecided = decidedBy !== null;
  const [made] = await rows<Made>(
    app.db,
    sql`with asked as (
        insert into takedown (account_id, name, organisation, email, capacity, holder, work, signature, language, at,
          state, reason, decided_by, decided_at)
        values (${claimantId}, 'A. Holder', '', 'holder@example.org', 'holder', '', 'A song', 'A. Holder', 'en_US',
          now(), ${isDecided ? 'countered' : 'open'}, ${isDecided ? 'Theirs' : null}, ${decidedBy}::int,
          case when ${isDecided} then now() end)
        returning id
      ), named as (
        insert into takedown_target (takedown_id, kind, key, address, title, author_id, down)
        select id, 'comment', ${String(commentId)}, ${`/comment/${commentId}`}, 'Offside', ${authorId}, ${isDecided}
        from asked
      ), countered as (
        insert into takedown_counter (takedown_id, account_id, text, signature, at)
        select id, ${authorId}, 'It is mine', 'An Author', now() from asked where ${isDecided}
      )
      select id from asked`,
  );
  return made!.id;
}
