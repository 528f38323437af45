import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { matchesJoined, resultTold } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { edition } from './keep-lines.ts';
import { makeLines } from './make-lines.ts';
import { createKeptLines } from './read/season-lines.ts';
import { lineRoutes } from './routes.ts';
import { isCounted } from './told-matches.ts';

/** Matches whose lines are made in one transaction. */
const batch = 100;

/** Keeps lines of players and teams up with their matches, and serves them. */
export function createLines(app: FastifyInstance, context: ModuleContext): void {
  const { db, clock, jobs } = context;
  lineRoutes(app, context, createKeptLines(db, clock));
  const make = async ({ matchIds }: { matchIds: number[] }) => {
    for (let from = 0; from < matchIds.length; from += batch) {
      await makeLines(db, matchIds.slice(from, from + batch));
    }
  };
  // A source that tells many results at once has their seasons added up once.
  jobs.subscribeTogether(resultTold, 'library', (told) =>
    make({ matchIds: [...new Set(told.flatMap(({ matchIds }) => matchIds))] }),
  );
  jobs.subscribe(matchesJoined, 'library', make);
  jobs.catchUp('lines of matches', (after) => makeMissing(db, after));
}

/** Makes what is missing of the matches after an id, or was made by other rules; the last id while there are more. */
async function makeMissing(db: Database, after: number): Promise<number | null> {
  const found = await rows(
    db,
    { id: int },
    sql`select m.id from matches.match m left join match_lined d on d.match_id = m.id
      where m.id > ${after} and ${isCounted} and d.edition is distinct from ${edition}
      order by m.id limit ${batch}`,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await makeLines(db, ids);
  return found.length < batch ? null : ids.at(-1)!;
}
