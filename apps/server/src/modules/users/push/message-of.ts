import type { PushMessage } from '@xiongmao/api/users/push/message';
import type { Notice, NoticeKind } from '@xiongmao/api/users/shapes';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import type { NoticeType, NoticeValues } from '../notices/define-notice.ts';

/** Push services take 3,993 bytes encrypted: of so many characters even the longest fit. */
const longest = 600;

/** A notice as a browser shows it, in its language; null of a type that there is no more. */
export function messageOf(
  { id, kind, name, values, link }: Notice,
  {
    unread,
    language,
    brand,
    types,
  }: {
    unread: number;
    language: Locale;
    brand: string;
    types: readonly NoticeType[];
  },
): PushMessage | null {
  if (!types.some((known) => known.name === name)) return null;
  const { t } = i18nOf(language);
  const text = t(`notices:${name}` as 'notices:welcome', {
    ...values,
    context: values.result?.toString(),
  });
  return {
    id,
    kind,
    title: brand,
    body: [...text.trim()].slice(0, longest).join(''),
    lang: localeFacts[language].tag,
    dir: directionOf(language),
    tag: topicOf(kind, values) ?? `notice-${id}`,
    renotify: true,
    link,
    unread,
  };
}

/** What is told of one match replaces what was told of it before: a goal that does not count is not left standing. */
export const topicOf = (kind: NoticeKind, values: NoticeValues): string | null =>
  kind === 'match' && typeof values.matchId === 'number' ? `match-${values.matchId}` : null;
