import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { PlanCard as Plan } from '@xiongmao/api/experts/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { Badge } from '@xiongmao/ui/badge';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { planPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Score } from '#app/shared/games/sides.tsx';
import { matchOff } from '../../match-off.ts';
import { ExpertLine } from '../expert-line.tsx';
import { PriceTag } from './price-tag.tsx';
import { ResultMark } from './result-mark.tsx';

interface PlanCardProps {
  plan: Plan;
  /** Where it stands among others of the same: what those share is left out. */
  among?: 'expert' | 'match' | null;
  /** The level of its title. */
  heading?: 'h2' | 'h3';
}

/** A plan in a list: whose it is, of which match, in which market, and what it costs or came to. */
export function PlanCard({ plan, among = null, heading: Title = 'h3' }: PlanCardProps) {
  const { t } = useTranslation('experts');
  const texts = usePredictionTexts();
  const off = matchOff(plan.match);
  const { id, expert, match, title, label, refund, sales, result, onSale } = plan;
  return (
    <article className="relative flex flex-col gap-2 px-4 py-3 hover:bg-raised">
      {among !== 'expert' && <ExpertLine expert={expert} />}
      <div className="flex items-start gap-3">
        <Title className="min-w-0 grow text-sm font-semibold [overflow-wrap:anywhere]">
          <Link
            to={planPath(id)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            <bdi>{title}</bdi>
          </Link>
        </Title>
        <span className="flex min-h-5 shrink-0 items-center">
          {result ? <ResultMark result={result} /> : <PriceTag plan={plan} />}
        </span>
      </div>
      {among !== 'match' && <MatchLine match={match} />}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <span className="text-ink">{texts.market(match.gameId, plan)}</span>
        {label && (
          <Badge>
            <bdi>{label}</bdi>
          </Badge>
        )}
        {refund && <Badge>{t('plan.refund')}</Badge>}
        {!result && !onSale && <Badge>{off ? t(`matchOff.${off}`) : t('plan.kickedOff')}</Badge>}
        {sales > 0 && <span className="ms-auto tabular">{t('plan.sales', { count: sales })}</span>}
      </p>
    </article>
  );
}

function MatchLine({ match }: Pick<Plan, 'match'>) {
  const locale = useLocale();
  const zone = useZone();
  const { gameId, league, startsAt, score } = match;
  const [first, second] = sidesOf(gameId);
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-muted">
      <time dateTime={startsAt} className="tabular">
        {formatDateTime(startsAt, { locale, zone })}
      </time>
      <bdi>{league.name}</bdi>
      <span className="text-ink">
        <bdi>{match[first].name}</bdi>{' '}
        {score ? (
          <span className="font-semibold tabular">
            <Score score={score} gameId={gameId} />
          </span>
        ) : (
          '–'
        )}{' '}
        <bdi>{match[second].name}</bdi>
      </span>
    </p>
  );
}

export function PlanCardSkeleton({ among = null }: Pick<PlanCardProps, 'among'>) {
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      {among !== 'expert' && <Skeleton className="h-8 w-48" />}
      <Skeleton className="h-5 w-3/4" />
      {among !== 'match' && <Skeleton className="h-4 w-5/6" />}
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
