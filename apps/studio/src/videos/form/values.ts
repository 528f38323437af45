import type { VideoKind } from '@xiongmao/api/videos/rules';
import type { Locale } from '@xiongmao/i18n/locales';
import type { OwnVideo } from '../../contract.ts';

/** A match that a video shows, by its sides. */
export interface ShownMatch {
  id: number;
  gameId: number;
  name: string;
}

/** What stands in the form of a video. */
export interface VideoValues {
  locale: string;
  title: string;
  neutralTitle: string | null;
  description: string | null;
  kind: VideoKind;
  gameId: number | null;
  match: ShownMatch | null;
  incident: string | null;
}

/** With what a video begins. */
export const begunIn = (locale: Locale): VideoValues => ({
  locale,
  title: '',
  neutralTitle: '',
  description: '',
  kind: 'clip',
  gameId: null,
  match: null,
  incident: null,
});

export function asValues(video: OwnVideo): VideoValues {
  const { locale, title, neutralTitle, description, kind, gameId, match, matchName } = video;
  return {
    ...{ locale, title, description, kind, gameId },
    neutralTitle: neutralTitle ?? '',
    match: match && { id: match.id, gameId, name: matchName ?? String(match.id) },
    incident: match?.incident ?? null,
  };
}

/** What of a form is sent. */
export const toSend = (values: VideoValues) => ({
  locale: values.locale,
  title: values.title.trim(),
  neutralTitle: values.neutralTitle?.trim() || null,
  description: values.description?.trim() ?? '',
  kind: values.kind,
  gameId: values.gameId,
  matchId: values.match?.id ?? null,
  incident: (values.match && values.kind === 'highlight' && values.incident) || null,
});
