import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { PlanResult } from '../plans/plan-state.tsx';

/** How good an expert was, with the sample that it is told from. */
export function RecordFacts({ record }: Pick<Row<'experts'>, 'record'>) {
  const { t } = useTranslation('console');
  const { count, percent } = useFormat();
  const { counted, won, accuracy, bound, streak, bestStreak, recent } = record;
  return (
    <Facts>
      <Fact name={t('experts.accuracy')}>
        {accuracy === null ? null : percent(accuracy)}
        <span className="block text-xs text-muted">
          {t('experts.sample', { won: count(won), counted: count(counted) })}
        </span>
      </Fact>
      <Fact name={t('experts.bound')}>{percent(bound)}</Fact>
      <Fact name={t('experts.yield')}>{record.yield === null ? null : percent(record.yield)}</Fact>
      <Fact name={t('experts.streak')}>
        {t('experts.streakOf', { streak: count(streak), best: count(bestStreak) })}
      </Fact>
      {recent.length > 0 && (
        <div className="col-span-full">
          <dt className="pb-1 text-xs text-muted">{t('experts.recent')}</dt>
          <dd className="flex flex-wrap gap-x-3 gap-y-1">
            {recent.map((result, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: results have nothing else of their own
              <PlanResult key={index} result={result} />
            ))}
          </dd>
        </div>
      )}
    </Facts>
  );
}
