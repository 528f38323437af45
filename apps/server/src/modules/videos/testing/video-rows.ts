import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';

interface Given {
  authorId: number;
  origin?: 'desk' | 'studio';
  state?: string;
  kind?: 'clip' | 'highlight' | 'playback';
  matchId?: number | null;
  incident?: string | null;
  cut?: { broadcastId: number; from: Date; to: Date };
}

/** A video that is drafted, without a file. */
export async function draftVideo(app: Pick<TestApp, 'db'>, given: Given): Promise<number> {
  const { authorId, origin = 'desk', state = 'draft', kind = 'clip' } = given;
  const { matchId = null, incident = null, cut } = given;
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into video (kind, origin, author_id, game_id, match_id, incident, title, description, locale, state,
        created_at, changed_at, file, heights, broadcast_id, cut_from, cut_to)
      values (${kind}, ${origin}, ${authorId}, 202, ${matchId}, ${incident}, 'A goal from afar', '', 'en_US', ${state},
        now(), now(), 'none', '{}', ${cut?.broadcastId ?? null}, ${cut?.from.toISOString() ?? null}::timestamptz,
        ${cut?.to.toISOString() ?? null}::timestamptz) returning id`,
  );
  return made!.id;
}

export interface VideoRow {
  file: string;
  failure: string | null;
  key: string | null;
  heights: number[];
  seconds: number | null;
  width: number | null;
  height: number | null;
  poster: { address: string; width: number; height: number } | null;
  sheet: {
    address: string;
    width: number;
    height: number;
    columns: number;
    count: number;
    interval: number;
  } | null;
}

export async function videoRow(app: Pick<TestApp, 'db'>, id: number): Promise<VideoRow> {
  const [found] = await rows<VideoRow>(
    app.db,
    sql`select file, failure, key, heights, seconds, width, height, poster, sheet
      from video where id = ${id}`,
  );
  return found!;
}

export interface JobRow {
  id: number;
  kind: string;
  state: string;
  source: string | null;
  progress: number;
  attempts: number;
  failure: string | null;
  log: string | null;
}

/** Those of a video, newest first. */
export const jobsOf = (app: Pick<TestApp, 'db'>, videoId: number): Promise<JobRow[]> =>
  rows<JobRow>(
    app.db,
    sql`select id, kind, state, source, progress, attempts, failure, log from video_job
      where video_id = ${videoId} order by id desc`,
  );
