import { type AnchorRight, broadcastNeeds } from '@xiongmao/api/anchors/rules';
import { type AnchorInfo, anchorInfo } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { bool, orNull, type RowOf } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { joinMatch, matchColumn } from '../room-match.ts';

const settingsRow = {
  ...anchorInfo.omit({ needs: true }).shape,
  /** Of the live link; null without one. */
  pro: orNull(bool),
};
export type Settings = RowOf<typeof settingsRow>;

/** What an anchor says of themselves and of the next broadcast. */
export async function findSettings(db: Database | Tx, uid: number): Promise<Settings> {
  const [found] = await rows(
    db,
    settingsRow,
    sql`select a.introduction, a.detail, a.title, a.match_id as "matchId", a.label, a.language,
        a.link_id as "linkId", a.paid, a.price, a.preview_seconds as "previewSeconds",
        to_jsonb(a.detail_pictures) as "detailPictures", a.cover, ${matchColumn} as match,
        k.name as source, k.pro
      from anchor a left join live_link k on k.id = a.link_id ${joinMatch(sql`a.match_id`)}
      where a.account_id = ${uid}`,
  );
  return found!;
}

const isMissing: Record<(typeof broadcastNeeds)[number], (settings: Settings) => boolean> = {
  liveTitleMissing: ({ title }) => title === '',
  coverMissing: ({ cover }) => cover === null,
  anchorInfoMissing: ({ introduction }) => introduction === '',
  roomTopicMissing: ({ matchId, label }) => matchId === null && label === '',
};

/** What a broadcast with these settings still needs. */
export const needsOf = (settings: Settings): AnchorInfo['needs'] =>
  broadcastNeeds.filter((need) => isMissing[need](settings));

/** Throws `rightMissing` for a paid room, one without a match or a Pro link of who was not given the right. */
export function refuseWithoutRight(settings: Settings, rights: readonly AnchorRight[]): void {
  const used: Record<AnchorRight, boolean> = {
    paid: settings.paid,
    custom: settings.matchId === null && settings.label !== '',
    pro: settings.pro === true,
  };
  for (const right of Object.keys(used) as AnchorRight[]) {
    if (used[right] && !rights.includes(right)) throw new CodedError('rightMissing');
  }
}

export async function findInfo(db: Database | Tx, uid: number): Promise<AnchorInfo> {
  const { pro: _, ...settings } = await findSettings(db, uid);
  return { ...settings, needs: needsOf({ ...settings, pro: null }) };
}
