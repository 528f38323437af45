import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Purchase } from '@xiongmao/api/experts/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { planPath, receiptPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { ResultMark } from '../plans/result-mark.tsx';
import { StateMark } from './state-mark.tsx';

/** A plan that one bought: what it was, what came of it, and what became of the gold. */
export function OrderRow({ order }: { order: Purchase }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const zone = useZone();
  const texts = usePredictionTexts();
  const { plan, price, state, at } = order;
  const { match, expert } = plan;
  const [first, second] = sidesOf(match.gameId);
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 grow text-sm font-semibold [overflow-wrap:anywhere]">
          <Link
            to={planPath(plan.id)}
            className="-my-2.5 inline-block py-2.5 hover:text-accent md:my-0 md:py-0"
          >
            <bdi>{plan.title}</bdi>
          </Link>
        </h2>
        {plan.result && <ResultMark result={plan.result} />}
      </div>
      <p className="text-xs text-muted">
        <bdi>{expert.username}</bdi> · <bdi>{match[first].name}</bdi> –{' '}
        <bdi>{match[second].name}</bdi> · {texts.market(match.gameId, plan)}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted tabular">
        <StateMark state={state} />
        <span>{t('plan.gold', { count: price })}</span>
        <time dateTime={at}>{formatDateTime(at, { locale, zone })}</time>
        <Link
          to={receiptPath(plan.id)}
          aria-label={`${t('orders.receipt')}: ${plan.title}`}
          className="ms-auto inline-flex min-h-11 items-center text-sm text-accent md:min-h-6"
        >
          {t('orders.receipt')}
        </Link>
      </div>
    </li>
  );
}
