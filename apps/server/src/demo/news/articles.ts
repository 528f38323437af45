import { sql } from 'drizzle-orm';
import { addArticle, addText, hasArticles, moveArticle } from '#modules/news/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findDemoAccount } from '../identity/accounts.ts';
import { type Subject, storyLocales, tell } from './stories.ts';

const hour = 3_600_000;
/** Games that are written of, two matches of each: what most is played of in the demo. */
const games = [202, 201, 1, 4, 2, 203, 205];
/** Between one article and the next. */
const pause = 5 * hour;

const subjectRow = {
  ...{ matchId: int, gameId: int, league: text },
  ...{ homeId: int, home: text, awayId: int, away: text },
};

/** Matches that are played or come next, two of each game, the soonest first. */
const findSubjects = (tx: Tx, now: Date) =>
  rows(
    tx,
    subjectRow,
    sql`select m.id as "matchId", m.game_id as "gameId", g.name as league, h.shown_id as "homeId",
        h.name as home, w.shown_id as "awayId", w.name as away
      from unnest(${sql.param(games)}::int[]) n (game_id) cross join lateral (
          select * from matches.shown_match m
          where m.game_id = n.game_id and m.id = m.shown_id and m.home_id is not null and m.away_id is not null
            and m.starts_at > ${instant(new Date(now.getTime() - hour))}
          order by m.starts_at, m.id limit 2) m
        join catalogue.league g on g.id = m.league_id
        join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id
      order by m.starts_at, m.id`,
  );

/** Has the demo's editor, and an expert, write of matches once there are some; false while there are none. */
export async function seedDemoNews({ db, clock, jobs }: ModuleContext): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // Of two processes that start at once, the second finds what the first has made.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber('demo news')})`);
    if (await hasArticles(tx)) return true;
    const editor = await findDemoAccount(tx, 'editor');
    const expert = await findDemoAccount(tx, 'expert');
    const subjects = await findSubjects(tx, now);
    if (!editor || !expert || subjects.length < 6) return false;
    for (const [place, found] of subjects.entries()) {
      const { gameId, matchId, league } = found;
      const subject: Subject = {
        ...{ matchId, league },
        ...{
          home: { id: found.homeId, name: found.home },
          away: { id: found.awayId, name: found.away },
        },
      };
      // The last is an expert's, and the one before is still to come.
      const isExperts = place === subjects.length - 1;
      const writer = isExperts
        ? { uid: expert.id, by: 'author' as const }
        : { uid: editor.id, by: 'desk' as const };
      const at = new Date(now.getTime() - (place + 1) * pause);
      const [first, ...others] = storyLocales;
      const facts = { gameId, coverId: null, links: [] };
      const words = tell(place, first, subject);
      const kind = isExperts ? 'expert' : 'news';
      const id = await addArticle(tx, { kind, facts, locale: first, words, writer, now: at });
      if (isExperts) {
        await moveArticle(tx, jobs, id, { event: 'submit', by: 'author', uid: expert.id, now: at });
      } else {
        for (const locale of others) {
          const told = { articleId: id, locale, words: tell(place, locale, subject), writer };
          await addText(tx, { ...told, now: at });
        }
      }
      const { id: uid } = editor;
      if (place === subjects.length - 2) {
        const publishAt = new Date(now.getTime() + 6 * hour).toISOString();
        await moveArticle(tx, jobs, id, {
          event: 'schedule',
          by: 'desk',
          uid,
          publishAt,
          now,
        });
      } else {
        await moveArticle(tx, jobs, id, { event: 'publish', by: 'desk', uid, now: at });
      }
    }
    return true;
  });
}
