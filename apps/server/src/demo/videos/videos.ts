import { sql } from 'drizzle-orm';
import { addVideo, moveVideo, takeFile } from '#modules/videos/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { countRows, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findDemoAccount } from '../identity/accounts.ts';
import { clipFile } from '../live/clip.ts';
import { clips, highlight } from './clips.ts';

interface People {
  editor: { id: number };
  expert: { id: number };
}

/** A goal of a match of football that is over. */
const goal = sql`select m.id as "matchId", m.game_id as "gameId", i.key as incident, h.name as home, w.name as away
  from matches.shown_match m join matches.incident i on i.match_id = m.shown_id
    join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id
  where m.id = m.shown_id and m.game_id = 202 and m.status = 'ended' and i.kind = 'goal' and i.state = 'current'
  order by m.starts_at desc, i.place limit 1`;

/** Has the demo's editor and an expert send videos, once, and has each go on when it can be played. */
export async function tendDemoVideos(context: ModuleContext): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Of two processes that do this at once, the second finds what the first has made.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber('demo videos')})`);
    const editor = await findDemoAccount(tx, 'editor');
    const expert = await findDemoAccount(tx, 'expert');
    if (!editor || !expert) return;
    const people = { editor, expert };
    if ((await countRows(tx, sql`videos.video`)) === 0) await sendClips(tx, context, people);
    await sendHighlight(tx, context, people);
    await moveOn(tx, context, people);
  });
}

const ofNoMatch = { kind: 'clip', matchId: null, incident: null, neutralTitle: null } as const;

async function sendClips(tx: Tx, context: ModuleContext, people: People): Promise<void> {
  const { clock, jobs } = context;
  for (const { origin, posterAt, ...words } of clips) {
    const { id: uid } = origin === 'desk' ? people.editor : people.expert;
    const facts = { ...ofNoMatch, ...words };
    const given = { origin, facts, cut: null, posterAt, uid, now: clock.now() };
    const videoId = await addVideo(tx, jobs, given);
    await takeFile(tx, context, { videoId, file: clipFile });
  }
}

async function sendHighlight(tx: Tx, context: ModuleContext, { editor }: People): Promise<void> {
  const { clock, jobs } = context;
  if ((await countRows(tx, sql`videos.video where kind = 'highlight'`)) > 0) return;
  const shape = { matchId: int, gameId: int, incident: text, home: text, away: text };
  const [found] = await rows(tx, shape, goal);
  if (!found) return;
  const { home, away, ...about } = found;
  const { title, description, locale, posterAt } = highlight;
  const words = { title: title(`${home} – ${away}`), neutralTitle: null, description, locale };
  const facts = { kind: 'highlight' as const, ...about, ...words };
  const of = { origin: 'desk' as const, cut: null, posterAt, uid: editor.id };
  const given = { ...of, facts, now: clock.now() };
  const videoId = await addVideo(tx, jobs, given);
  await takeFile(tx, context, { videoId, file: clipFile });
}

/** Publishes those of the desk that can be played, and has the expert's wait for an editor. */
async function moveOn(tx: Tx, { clock, jobs }: ModuleContext, people: People): Promise<void> {
  const now = clock.now();
  const ready = await rows(
    tx,
    { id: int, title: text },
    sql`select id, title from videos.video where state = 'draft' and file = 'ready' order by id`,
  );
  for (const { id, title } of ready) {
    const clip = clips.find((each) => each.title === title);
    if (clip?.origin === 'studio') {
      const uid = people.expert.id;
      await moveVideo(tx, jobs, id, { event: 'submit', by: 'author', uid, now });
    } else if (clip || title.startsWith(highlight.title(''))) {
      const uid = people.editor.id;
      await moveVideo(tx, jobs, id, { event: 'publish', by: 'desk', uid, now });
    }
  }
}
