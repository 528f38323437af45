import { anchorRules } from '@xiongmao/api/anchors/rules';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import { type Person, person } from './person.ts';

/** One who may go live, with a room of this title; paid where it has a price. */
export async function makeAnchor(
  app: TestApp,
  {
    name = 'anchor',
    title = 'A room of one’s own',
    price = null as number | null,
    previewSeconds = 30,
    matchId = null as number | null,
  } = {},
): Promise<Person & { uid: number }> {
  const anchor = await person(app).signInAs(name);
  const uid = Number(anchor.cookies.get('uid'));
  await app.db.execute(sql`update account set roles = array_append(roles, 'anchor')
    where id = ${uid} and not 'anchor' = any(roles)`);
  app.identity.forgetSessions();
  await app.db.execute(sql`
    insert into anchor (account_id, state, introduction, applied_at, approved_at, agreed_rules, rights,
      cover, title, match_id, label, language, paid, price, preview_seconds)
    values (${uid}, 'approved', 'Talks about football', now(), now(), ${anchorRules.version},
      '{paid,custom}', '/uploads/cover.webp', ${title}, ${matchId}, ${matchId === null ? 'Friendly' : ''},
      'en', ${price !== null}, ${price ?? 1}, ${previewSeconds})
    on conflict (account_id) do update set state = excluded.state, introduction = excluded.introduction,
      agreed_rules = excluded.agreed_rules, rights = excluded.rights, cover = excluded.cover,
      title = excluded.title, match_id = excluded.match_id, label = excluded.label,
      language = excluded.language, paid = excluded.paid, price = excluded.price,
      preview_seconds = excluded.preview_seconds`);
  return Object.assign(anchor, { uid });
}
