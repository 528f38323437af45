import type { MailKind } from '@xiongmao/api/users/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { mailNotice } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Reader } from '../preferences.ts';
import type { NoticeType, NoticeValues } from './define-notice.ts';

/** Mails a notice to its person once this is committed, unless they want no mails of the kind. */
export async function mail(
  tx: Tx,
  jobs: Jobs,
  accountId: number,
  notice: {
    kind: MailKind;
    type: NoticeType;
    values: NoticeValues;
    reader: Reader;
    /** Of the site, where it leads. */
    path: string;
    at: Date;
  },
): Promise<void> {
  const { kind, type, values, path, at: now } = notice;
  const { language, mails } = notice.reader;
  if (!mails[kind]) return;
  const text = i18nOf(language)
    .t(`notices:${type.name}` as 'notices:welcome', values)
    .trim();
  await mailNotice(tx, jobs, { accountId, language, values: { text, path, kind }, now });
}
