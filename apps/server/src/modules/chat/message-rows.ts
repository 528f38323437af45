import { chatMessage } from '@xiongmao/api/chat/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { listOf } from '#platform/db/columns.ts';

/** What is quoted of a message that is replied to, in characters. */
const quoted = 100;

/** A moment within JSON, as the contract writes it. */
export const moment = (at: SQL) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Messages `m`, who said them, and what is shown of what they reply to. */
export const messageTables = sql`chat_message m
  join identity.account u on u.id = m.account_id
  left join users.profile f on f.account_id = m.account_id
  left join (chat_message q join identity.account w on w.id = q.account_id)
    on q.id = m.reply_to and q.hidden_v is null`;

/** A message as rooms show it. */
export const messageColumn = sql`jsonb_build_object('id', m.id, 'v', m.v, 'at', ${moment(sql`m.at`)},
  'from', jsonb_build_object('id', u.id, 'username', u.username, 'avatar', f.avatar, 'level', m.level,
    'label', m.label),
  'text', m.text, 'gift', m.gift,
  'replyTo', case when q.id is not null then jsonb_build_object('id', q.id,
    'from', jsonb_build_object('id', w.id, 'username', w.username), 'text', left(q.text, ${quoted})) end,
  'playhead', ${moment(sql`m.playhead`)})`;

/** A list of them. */
export const messagesRow = listOf(chatMessage);
