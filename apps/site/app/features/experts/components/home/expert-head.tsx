import { useUid } from '@xiongmao/auth/account';
import { formatCount, formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { expertsPath, personPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import { FollowSlot } from '#app/shared/slots.tsx';
import type { Expert } from '../../api/expert-queries.ts';
import { GameNames } from '../game-names.tsx';
import { RecordSummary } from '../ranking/record-summary.tsx';
import { sureness } from '../ranking/record-text.ts';

/** Portrait, words and figures of an expert. */
export function ExpertHead({ expert }: { expert: Expert }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const zone = useZone();
  const isMe = useUid() === expert.id;
  const { id, username, avatar, introduction, gameIds, record } = expert;
  return (
    <header className="grid gap-x-8 gap-y-4 bg-surface p-4 md:rounded-lg md:p-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-center gap-4">
          <BackLink to={expertsPath} className="-ms-3 -me-3 text-muted" />
          <Avatar name={username} src={avatar} size="lg" />
          <div className="flex min-w-0 grow flex-col gap-1">
            <h1 className="text-xl font-semibold [overflow-wrap:anywhere]">
              <bdi>{username}</bdi>
            </h1>
            <GameNames gameIds={gameIds} />
            <p className="text-xs text-muted">
              {t('expert.since', { date: formatDate(expert.since, { locale, zone }) })}
            </p>
          </div>
        </div>
        {expert.state !== 'approved' && (
          <p role="note" className="rounded-sm bg-raised px-3 py-2 text-sm">
            {t(`expert.${expert.state}`)}
          </p>
        )}
        {introduction && (
          <p className="text-sm whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
            {introduction}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <dl className="flex gap-5 text-sm">
            {(['fans', 'plans'] as const).map((name) => (
              <div key={name} className="flex flex-row-reverse items-baseline gap-1.5">
                <dt className="text-xs text-muted">
                  {t(`expert.counts.${name}`, { count: expert[name] })}
                </dt>
                <dd className="font-semibold tabular">{formatCount(expert[name], locale)}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center gap-3">
            <Link
              to={personPath(id)}
              className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink md:min-h-9"
            >
              {t('expert.profile')}
            </Link>
            {isMe ? (
              <p className="text-xs text-muted">{t('expert.self')}</p>
            ) : (
              <FollowSlot target={{ kind: 'user', id }} name={username} />
            )}
          </div>
        </div>
      </div>
      <section aria-label={t('record.title')} className="flex flex-col justify-center gap-4">
        <RecordSummary record={record} large none={t('record.noRecent')} />
        {record && (
          <p className="text-xs text-muted">{t('record.boundHint', { share: sureness(locale) })}</p>
        )}
      </section>
    </header>
  );
}
