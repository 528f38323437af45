import { sql } from 'drizzle-orm';
import {
  createComment,
  createPost,
  createSubjects,
  ownDiscussed,
  setLike,
} from '#modules/posts/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { chance, pickOne } from '../chance.ts';
import { makeDemoAccount } from '../identity/accounts.ts';
import { unlessRefused } from '../unless-refused.ts';
import { demoPosts, matchComments } from './texts.ts';

const subjects = createSubjects(ownDiscussed);
/** Nothing of it breaks a rule. */
const harmless = { breaks: null, hasLink: false };
const hour = 3_600_000;
/** Minutes between two comments of one post. */
const between = 7;
/** Matches that are commented, and comments below each. */
const [mostMatches, mostBelow] = [6, 4];

/** Has fans post, comment and like: once what was before anybody came, and then below matches that are played. */
export function createPosters(context: Pick<ModuleContext, 'db' | 'clock' | 'jobs'>) {
  const { db, clock, jobs } = context;

  async function fans(names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
    const ids = new Map<string, number>();
    for (const name of names) {
      const at = clock.now();
      const id = await db.transaction((tx) => makeDemoAccount(tx, { name, roles: ['user'], at }));
      if (id !== null) ids.set(name, id);
    }
    return ids;
  }

  const everybody = new Set(
    demoPosts.flatMap(({ by, comments, likes }) => [
      by,
      ...comments.map((one) => one.by),
      ...likes,
    ]),
  );

  const done = <Made>(work: (tx: Tx) => Promise<Made>): Promise<Made | null> =>
    unlessRefused(() => db.transaction(work));

  async function post(
    { by, ago, gameId, text, comments, likes }: (typeof demoPosts)[number],
    place: number,
    ids: ReadonlyMap<string, number>,
  ): Promise<void> {
    const uid = ids.get(by);
    if (uid === undefined) return;
    const at = clock.now().getTime() - ago * hour;
    const draft = { uid, gameId, matchId: null, pictures: [], text, ...harmless };
    const key = `demo-post-${place}`;
    const made = await done((tx) => createPost(tx, jobs, { ...draft, key, now: new Date(at) }));
    if (!made) return;
    let before: number | null = null;
    for (const [number, said] of comments.entries()) {
      const from = ids.get(said.by);
      if (from === undefined) continue;
      const comment = await done((tx) =>
        createComment(
          tx,
          { jobs, subjects },
          {
            uid: from,
            key: `demo-comment-${place}-${number}`,
            subject: `post-${made.id}`,
            answers: said.answers ? before : null,
            text: said.text,
            ...harmless,
            now: new Date(at + (number + 1) * between * 60_000),
          },
        ),
      );
      before = comment?.id ?? before;
    }
    for (const name of likes) {
      const who = ids.get(name);
      if (who === undefined) continue;
      const like = { on: `post-${made.id}`, liked: true, uid: who, now: clock.now() } as const;
      await unlessRefused(() => setLike(db, like));
    }
  }

  async function comment(): Promise<void> {
    const ids = [...(await fans(everybody)).values()];
    const found = await rows(
      db,
      { id: int, home: text, away: text },
      sql`select m.shown_id as id, h.name as home, w.name as away from matches.shown_match m
          join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id
        where m.source = 'demo' and m.id = m.shown_id and m.status in ('live', 'notStarted')
          and m.starts_at between ${instant(clock.now())} - interval '3 hours' and ${instant(clock.now())} + interval '2 hours'
        order by m.starts_at, m.id limit ${mostMatches}`,
    );
    for (const { id, home, away } of found) {
      if (chance() > 0.5) continue;
      const number = Math.floor(chance() * mostBelow);
      const said = matchComments[(id * mostBelow + number) % matchComments.length]!;
      // Who comes to a place that is taken is silent for once.
      await done((tx) =>
        createComment(
          tx,
          { jobs, subjects },
          {
            uid: ids[(id + number) % ids.length]!,
            key: `demo-match-${id}-${number}`,
            subject: `match-${id}`,
            answers: null,
            text: said.replace('{side}', pickOne([home, away])!),
            ...harmless,
            now: clock.now(),
          },
        ),
      );
    }
  }

  jobs.schedule('demo-comments', '* * * * *', comment);
  return {
    async start(): Promise<void> {
      const ids = await fans(everybody);
      const inTurn = [...demoPosts.entries()].toSorted(([, a], [, b]) => b.ago - a.ago);
      for (const [place, one] of inTurn) await post(one, place, ids);
    },
  };
}
