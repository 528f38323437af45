import type { Origin } from '@xiongmao/api/publishing/rules';
import { sql } from 'drizzle-orm';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { cancelJobs, enqueue } from '../encoding/enqueue.ts';
import { redrawPoster } from '../encoding/poster.ts';
import { wasteFiles } from '../encoding/waste.ts';
import { wastePictures } from '../pictures.ts';
import { checkCut } from '../recordings/check-cut.ts';
import { type About, checkFacts, type Words } from './check-words.ts';

/** What is cut from a recording, by the picture's clock. */
interface Cut {
  broadcastId: number;
  from: string;
  to: string;
}

interface Given {
  origin: Origin;
  facts: Words & About;
  /** Where its file is not sent. */
  cut: Cut | null;
  /** The second whose picture is to be its poster; else the encoder's choice. */
  posterAt?: number;
  uid: number;
  now: Date;
}

/** A draft; answers its id. Throws as `checkFacts` and `checkCut`. */
export async function addVideo(tx: Tx, jobs: Jobs, given: Given): Promise<number> {
  const { origin, facts, cut, posterAt = null, uid, now } = given;
  await checkFacts(tx, facts);
  if (cut) {
    const { broadcastId, from, to } = cut;
    const span = { from: new Date(from), to: new Date(to) };
    const whose = origin === 'studio' ? uid : null;
    await checkCut(tx, { broadcastId, ...span, kind: facts.kind, uid: whose }, now);
  }
  const at = instant(now);
  const instantOf = (of: string | undefined) => (of === undefined ? null : instant(new Date(of)));
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into video (kind, origin, author_id, game_id, match_id, incident, title, neutral_title, description,
        locale, state, created_at, changed_at, broadcast_id, cut_from, cut_to, poster_at, file, heights)
      values (${facts.kind}, ${origin}, ${uid}, ${facts.gameId}, ${facts.matchId}, ${facts.incident}, ${facts.title},
        ${facts.neutralTitle}, ${facts.description}, ${facts.locale}, 'draft', ${at}, ${at},
        ${cut?.broadcastId ?? null}, ${instantOf(cut?.from)}, ${instantOf(cut?.to)}, ${posterAt}, 'none', '{}') returning id`,
  );
  const { id } = made!;
  if (cut) await enqueue(tx, jobs, { videoId: id, kind: 'cut', now });
  return id;
}

/** Throws as `checkFacts`, and `videoNotReady` where there is no picture of the second that is to be the poster. */
export async function changeVideo(
  tx: Tx,
  jobs: Jobs,
  id: number,
  { facts, posterAt, now }: { facts: Words & About; posterAt?: number | undefined; now: Date },
): Promise<void> {
  await checkFacts(tx, facts);
  const second = posterAt ?? null;
  const [changed] = await rows(
    tx,
    { isDrawnAnew: bool },
    sql`update video set kind = ${facts.kind}, game_id = ${facts.gameId}, match_id = ${facts.matchId},
        incident = ${facts.incident}, title = ${facts.title}, neutral_title = ${facts.neutralTitle},
        description = ${facts.description}, locale = ${facts.locale}, changed_at = ${instant(now)},
        poster_at = coalesce(${second}, poster_at)
      where id = ${id} and (${second}::float8 is null or (key is not null and seconds >= ${second}))
      returning new.key is not null and old.poster_at is distinct from new.poster_at as "isDrawnAnew"`,
  );
  if (!changed) throw new FieldError('posterAt', 'videoNotReady');
  if (changed.isDrawnAnew) await redrawPoster(tx, jobs, id);
}

/** Only what nobody has watched goes, with its files. Throws `videoFixed`. */
export async function removeVideo(tx: Tx, jobs: Jobs, id: number, now: Date): Promise<void> {
  const [held] = await rows(
    tx,
    { key: orNull(text) },
    sql`select key from video
      where id = ${id} and published_at is null and state in ('draft', 'refused') for update`,
  );
  if (!held) throw new CodedError('videoFixed');
  await cancelJobs(tx, id, now);
  await wastePictures(tx, jobs, id);
  await tx.execute(sql`delete from video where id = ${id}`);
  if (held.key !== null) await wasteFiles(tx, held.key, now);
}
