import type { PlanCard } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { expertPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { ResultDots } from './plans/result-mark.tsx';
import { shareText } from './ranking/record-text.ts';

const dotsShown = 5;

/** Whose plan it is, in one line: name, accuracy with its sample, the latest results. */
export function ExpertLine({ expert }: Pick<PlanCard, 'expert'>) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const { id, username, avatar, record } = expert;
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Avatar name={username} src={avatar} />
      <span className="min-w-0">
        <Link
          to={expertPath(id)}
          className="relative z-1 block truncate text-sm after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-accent"
        >
          <bdi>{username}</bdi>
        </Link>
        <span className="block text-xs text-muted tabular">
          {!record ? (
            t('record.hidden')
          ) : record.counted > 0 ? (
            <>
              <bdi>
                {t('record.accuracy')} {shareText(record.accuracy, locale)}
              </bdi>{' '}
              · <bdi>{t('record.sample', { count: record.counted })}</bdi>
            </>
          ) : (
            t('record.none')
          )}
        </span>
      </span>
      <span className="ms-auto shrink-0">
        {record && <ResultDots results={record.recent.slice(0, dotsShown)} />}
      </span>
    </div>
  );
}
