import type { ExpertCard as Expert } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { expertPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { GameNames } from './game-names.tsx';
import { RecordSummary } from './ranking/record-summary.tsx';

const frame = 'relative flex min-h-46 flex-col justify-between gap-3 rounded-lg bg-surface p-4';

/** An expert at a glance: leads to their page. */
export function ExpertCard({ expert }: { expert: Expert }) {
  const { t } = useTranslation('experts');
  const { id, username, avatar, gameIds, onSale, record } = expert;
  return (
    <article className={`${frame} hover:bg-raised`}>
      <header className="flex items-center gap-3">
        <Avatar name={username} src={avatar} size="md" />
        <div className="min-w-0 grow">
          {/* Of a long name, or large letters, what is on sale comes below it. */}
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="max-w-full truncate text-sm font-semibold">
              <Link
                to={expertPath(id)}
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              >
                <bdi>{username}</bdi>
              </Link>
            </h3>
            {onSale > 0 && (
              <span className="text-xs text-accent tabular">
                {t('expert.onSale', { count: onSale })}
              </span>
            )}
          </div>
          <GameNames gameIds={gameIds} />
        </div>
      </header>
      <RecordSummary record={record} none={t('record.none')} />
    </article>
  );
}

export function ExpertCardSkeleton() {
  return (
    <div className={frame}>
      <span className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-5 w-28" />
      </span>
      <Skeleton className="h-12" />
      <Skeleton className="h-5 w-48" />
    </div>
  );
}
