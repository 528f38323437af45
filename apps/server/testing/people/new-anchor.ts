import { type AnchorRight, anchorRules } from '@xiongmao/api/anchors/rules';
import { sql } from 'drizzle-orm';
import { rows } from '#testing/rows.ts';
import type { TestApp } from '../app.ts';
import { backOffice } from './back-office.ts';
import { type Person, person } from './person.ts';

const cover = `/uploads/ab/${'ab'.repeat(32)}.webp`;

/** An application that awaits review. */
export async function anchorApplication(app: TestApp, userId: number): Promise<void> {
  await app.db.execute(sql`
    insert into anchor (account_id, state, age, introduction, agreed_rules, agreed_at, applied_at)
    values (${userId}, 'underReview', 30, 'Talks about football', ${anchorRules.version}, now(), now())`);
}

/**
 * Makes someone an anchor the way it is done: an application, and an administrator who approves it. Their room
 * is set up, but for what it is about.
 */
export async function newAnchor(
  app: TestApp,
  someone: Person,
  { rights = [] }: { rights?: AnchorRight[] } = {},
): Promise<number> {
  const userId = Number(someone.cookies.get('uid'));
  await anchorApplication(app, userId);
  const admin = backOffice(await person(app).signInAs('admin'));
  const { status, body } = await admin.create('roles', { userId, role: 'anchor' });
  if (status !== 201) throw new Error(`no anchor: ${status} ${JSON.stringify(body)}`);
  await app.db.execute(sql`
    update anchor set rights = ${sql.param(rights)}::text[], title = 'Tonight', cover = ${cover}
    where account_id = ${userId}`);
  return userId;
}

/** A broadcast that an anchor has on, in a room without a match; its id. */
export async function openBroadcast(app: TestApp, anchorId: number): Promise<number> {
  const [on] = await rows<{ id: number }>(
    app.db,
    sql`insert into broadcast (anchor_id, title, label, language, preview_seconds, began_at)
      values (${anchorId}, 'Tonight', 'Talk', 'zh', 60, now()) returning id`,
  );
  return on!.id;
}
