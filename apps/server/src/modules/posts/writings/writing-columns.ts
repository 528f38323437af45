import { writer } from '@xiongmao/api/posts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { bool, int, orNull, text, time } from '#platform/db/columns.ts';

const named = z.object({ id: int, username: text });

/** What rows of posts and comments have in common. */
export const writingRow = {
  id: int,
  at: time,
  editedAt: orNull(time),
  version: int,
  from: orNull(writer),
  text,
  gone: z.enum(['deleted', 'removed']).nullable(),
  mentions: z.array(named),
  likes: int,
  liked: bool,
};

/** Whom a text `x` names, as they are called now. */
const mentions = sql`coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'username', n.username) order by n.id)
  from identity.account n where n.id = any(x.mentions) and n.deleted_at is null), '[]')`;

/** How many likes who asks is shown: `likes` are counted, and `own`, theirs, perhaps not yet. */
export const likesShown = (likes: SQL): SQL =>
  sql`${likes} + case when own.liked = own.counted or own.liked is null then 0 when own.liked then 1 else -1 end`;

/** Columns of a text `x` by the account `a`, of profile `f`, that `own` is what who asks has to do with; `likes` are counted. */
export const writingColumns = (
  likes: SQL,
): SQL => sql`x.id, x.at, x.edited_at as "editedAt", x.version,
  case when x.state = 'shown' then jsonb_build_object('id', a.id, 'username', a.username, 'avatar', f.avatar) end
    as "from",
  case when x.state = 'shown' then x.text else '' end as text, nullif(x.state, 'shown') as gone,
  case when x.state = 'shown' then ${mentions} else '[]' end as mentions,
  ${likesShown(likes)} as likes,
  coalesce(own.liked, false) as liked`;

/** The author of a text `x`, and what who asks thinks of it. */
export const joinWriter = (kind: 'post' | 'comment', viewerId: number | null): SQL => sql`
  join identity.account a on a.id = x.account_id left join users.profile f on f.account_id = a.id
  left join liking own on own.kind = ${kind} and own.liked_id = x.id and own.account_id = ${viewerId}::int`;

/** Whether who asks wants to see what the author of `x` writes. */
export const notBlocked = (viewerId: number | null): SQL =>
  viewerId === null
    ? sql`true`
    : sql`not exists (select from users.block k where k.account_id = ${viewerId} and k.blocked_id = x.account_id)`;
