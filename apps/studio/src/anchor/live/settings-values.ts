import type { AnchorInfo, RoomSettings } from '@xiongmao/api/anchors/shapes';
import { errors } from '@xiongmao/api/errors';

/** As the form has them: a room is about a match, or about something else. */
export interface Values extends Omit<RoomSettings, 'paid'> {
  topic: 'match' | 'custom';
  access: 'free' | 'paid';
}

export function valuesOf(info: AnchorInfo): Values {
  const { introduction, detail, title, matchId, label, language, linkId } = info;
  return {
    ...{ introduction, detail, title, matchId, label, language, linkId },
    price: info.price,
    previewSeconds: info.previewSeconds,
    topic: matchId === null && label !== '' ? 'custom' : 'match',
    access: info.paid ? 'paid' : 'free',
  };
}

/** What has changed of the settings: what is not named stays. */
export function changesOf(values: Values, info: AnchorInfo): Partial<RoomSettings> {
  const isCustom = values.topic === 'custom';
  const paid = values.access === 'paid';
  const next: RoomSettings = {
    introduction: (values.introduction ?? '').trim(),
    detail: (values.detail ?? '').trim(),
    title: (values.title ?? '').trim(),
    matchId: isCustom ? null : (values.matchId ?? null),
    label: isCustom ? (values.label ?? '').trim() : '',
    language: values.language,
    linkId: isCustom ? null : (values.linkId ?? null),
    paid,
    price: paid ? values.price : info.price,
    previewSeconds: paid ? values.previewSeconds : info.previewSeconds,
  };
  const changed = Object.entries(next).filter(
    ([name, value]) => info[name as keyof RoomSettings] !== value,
  );
  return Object.fromEntries(changed);
}

/** The field that the server refused by this code; none: it is said below the form. */
export function fieldRefused(code: number, { topic }: Pick<Values, 'topic'>): keyof Values | null {
  if (code === errors.matchNotStreamable.code) return 'matchId';
  if (code === errors.broadcastFixed.code) return 'access';
  if (code === errors.rightMissing.code) return topic === 'custom' ? 'topic' : null;
  return null;
}
