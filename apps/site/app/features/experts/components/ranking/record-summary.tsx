import type { ExpertCard } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ResultDots } from '../plans/result-mark.tsx';
import { RecordFacts } from './record-facts.tsx';

interface RecordSummaryProps extends Pick<ExpertCard, 'record'> {
  /** Large at the head of a page, small on a card. */
  large?: boolean;
  /** What stands there without any settled plan. */
  none: string;
}

/** A record's figures and latest results, or that it is hidden with the results that it adds up. */
export function RecordSummary({ record, large = false, none }: RecordSummaryProps) {
  const { t } = useTranslation('experts');
  if (!record) return <p className="my-auto text-sm text-muted">{t('record.hidden')}</p>;
  return (
    <>
      <RecordFacts record={record} large={large} />
      <div className="flex min-h-5 items-center">
        {record.recent.length > 0 ? (
          <ResultDots results={record.recent} />
        ) : (
          <p className={`text-muted ${large ? 'text-sm' : 'text-xs'}`}>{none}</p>
        )}
      </div>
    </>
  );
}
