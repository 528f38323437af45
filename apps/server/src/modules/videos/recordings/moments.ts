import { gameById } from '@xiongmao/api/catalogue/games';
import type { Moment } from '@xiongmao/api/videos/shapes';
import { formatMinute } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { recordingsOf, spanOf } from './check-cut.ts';

/** ms before and after a moment that a highlight of it shows. */
const lead = 12_000;
const tail = 8_000;
const most = 1_000;

/** What of a broadcast's match can be cut from its recordings. Throws `nothingRecorded`. */
export async function findMoments(
  db: Database,
  { broadcastId, uid }: { broadcastId: number; uid: number | null },
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ from: string; to: string; matchId: number | null; moments: Moment[] }> {
  const recordings = await recordingsOf(db, broadcastId, uid);
  const { from, to } = spanOf(recordings, now);
  const [about] = await rows(
    db,
    { matchId: orNull(int), gameId: orNull(int), offset: orNull(int) },
    sql`select m.shown_id as "matchId", m.game_id as "gameId", r.picture_offset as "offset" from anchors.broadcast b
      left join matches.shown_match m on m.id = b.match_id
      left join live.room r on r.account_id = b.anchor_id and r.broadcast_id = b.id
      where b.id = ${broadcastId}`,
  );
  const matchId = about?.matchId ?? null;
  const span = { from: from.toISOString(), to: to.toISOString() };
  if (matchId === null) return { ...span, matchId, moments: [] };
  const late = about?.offset ?? 0;
  const heard = await rows(
    db,
    {
      incident: text,
      at: time,
      kind: text,
      minute: orNull(int),
      added: orNull(int),
      player: orNull(text),
      text: orNull(text),
      videoId: orNull(int),
    },
    sql`select i.key as incident, i.at, i.kind, i.minute, i.added, i.player, i.text,
        (select max(v.id) from video v where v.incident = i.key
          and v.match_id = any(${rowsOf(matchId)})) as "videoId"
      from matches.incident i
      where i.match_id = ${matchId} and i.state <> 'withdrawn' and i.at is not null
        and i.at + make_interval(secs => ${late / 1000}) between ${span.from}::timestamptz and ${span.to}::timestamptz
      order by i.at, i.key limit ${most}`,
  );
  const { t } = i18nOf(locale);
  // Of cricket's 36.4, over and ball.
  const isCricket = gameById(about!.gameId!)!.sport === 'cricket';
  const timeOf = (told: { minute: number; added: number | null }) =>
    isCricket ? `${told.minute}.${told.added ?? 0}` : formatMinute(told);
  const seen = recordings.map(({ beganAt, endedAt }) => ({
    from: Date.parse(beganAt),
    to: endedAt ? Date.parse(endedAt) : now.getTime(),
  }));
  const moments = heard.flatMap(
    ({ incident, kind, minute, added, player, text: words, videoId, ...row }) => {
      const at = Date.parse(row.at) + late;
      const within = seen.find((each) => at >= each.from && at <= each.to);
      if (!within) return [];
      const what = words ?? t(`matches:incident.${kind}` as 'matches:incident.goal');
      const whole = [
        minute === null ? null : timeOf({ minute, added }),
        what,
        words ? null : player,
      ];
      return {
        incident,
        text: whole.filter((part) => part !== null).join(' '),
        at: new Date(at).toISOString(),
        from: new Date(Math.max(within.from, at - lead)).toISOString(),
        to: new Date(Math.min(within.to, at + tail)).toISOString(),
        videoId,
      };
    },
  );
  return { ...span, matchId, moments };
}
