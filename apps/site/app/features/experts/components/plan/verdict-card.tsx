import type { Plan } from '@xiongmao/api/experts/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { receiptPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Score } from '#app/shared/games/sides.tsx';
import { ResultMark } from '../plans/result-mark.tsx';
import { RuleText } from '../rule-text.tsx';

/** How a plan was settled: its result, the score that counted, and by which rule. */
export function VerdictCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const zone = useZone();
  const { verdict, result, settledAt, bought, id, match } = plan;
  if (!verdict || !result) return null;
  return (
    <Panel
      title={t('verdict.title')}
      aside={
        bought && (
          <Link
            to={receiptPath(id)}
            className="inline-flex min-h-6 items-center text-sm text-accent"
          >
            {t('orders.receipt')}
          </Link>
        )
      }
    >
      <div className="flex flex-col gap-2 px-4 pb-4 text-sm">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ResultMark result={result} />
          {verdict.score && (
            <span className="text-muted">
              {t('verdict.score')}{' '}
              <span className="font-semibold text-ink tabular">
                <Score score={verdict.score} gameId={match.gameId} />
              </span>
            </span>
          )}
        </p>
        <p>
          <RuleText rule={verdict.rule} />
        </p>
        {settledAt && (
          <p className="text-xs text-muted tabular">
            {t('verdict.settled', { date: formatDateTime(settledAt, { locale, zone }) })}
          </p>
        )}
      </div>
    </Panel>
  );
}
