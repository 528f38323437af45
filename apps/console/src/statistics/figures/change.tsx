import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useFormat } from '../../format.ts';
import { growth } from './figures.ts';

interface ChangeProps {
  now: number;
  /** Undefined while it is on its way. */
  before: number | undefined;
}

/** How a figure stands to that of the other period: in a sign, a share, and what it was. */
export function Change({ now, before }: ChangeProps) {
  const { t } = useTranslation('console');
  const { count, percent } = useFormat();
  if (before === undefined) return <Skeleton className="h-4 w-24" />;
  const share = growth(now, before);
  const direction = Math.sign(now - before);
  const Icon = direction > 0 ? TrendingUp : direction < 0 ? TrendingDown : Minus;
  const tone = direction > 0 ? 'text-win' : direction < 0 ? 'text-loss' : 'text-muted';
  const sign = direction > 0 ? '+' : '';
  return (
    <span className="tabular flex flex-wrap items-center gap-x-1.5 text-xs">
      <span className={`flex items-center gap-1 ${tone}`}>
        <Icon aria-hidden className="size-3.5" />
        {share === null ? `+${count(now)}` : `${sign}${percent(share)}`}
      </span>
      <span className="text-muted">{t('statistics.before', { value: count(before) })}</span>
    </span>
  );
}
