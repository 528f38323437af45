import { useTranslation } from '@xiongmao/i18n/use-translation';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';

interface PeriodAxisProps {
  /** Periods in order, with how much of the width each takes. */
  periods: readonly { key: string; width: number }[];
  gameId: number;
}

/** The names of the periods below a chart, each as wide as its part. */
export function PeriodAxis({ periods, gameId }: PeriodAxisProps) {
  const { t } = useTranslation('matches');
  return (
    <p aria-hidden="true" className="flex text-xs text-muted">
      {periods.map(({ key, width }) => (
        <span key={key} className="truncate text-center" style={{ flex: `${width} 1 0` }}>
          {say(t, periodLabel(key, gameId).short)}
        </span>
      ))}
    </p>
  );
}
