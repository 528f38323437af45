import { mostShown } from '@xiongmao/api/feeds/quarantine';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { Scrollable } from '../page/scrollable.tsx';
import { Decisions } from './decisions.tsx';

/** All of an entry: why, the message as text, what was decided, and what can be. */
export function Message({
  kept,
  onDecided,
}: {
  kept: Row<'quarantined-messages'>;
  onDecided: (ids: readonly number[]) => void;
}) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { reason, raw, size, firstAt, lastAt, outcome, by, at, because, retryable } = kept;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="text-sm break-words whitespace-pre-line">{reason}</p>
      {raw !== null && (
        <Scrollable className="max-h-96 rounded-md bg-page">
          <pre dir="ltr" className="p-3 font-mono text-xs break-all whitespace-pre-wrap">
            {raw}
          </pre>
        </Scrollable>
      )}
      {size > mostShown && (
        <p className="text-xs text-muted">
          {t('quarantine.cut', { shown: count(mostShown), size: count(size) })}
        </p>
      )}
      <Facts>
        <Fact name={t('quarantine.firstAt')}>{moment(firstAt)}</Fact>
        <Fact name={t('quarantine.lastAt')}>{moment(lastAt)}</Fact>
        {at !== null && <Fact name={t('quarantine.decided')}>{[by, moment(at)].join(' · ')}</Fact>}
        {outcome !== null && (
          <Fact name={t('quarantine.outcome')}>{t(`quarantine.outcomes.${outcome}`)}</Fact>
        )}
        {because !== null && <Fact name={t('quarantine.because')}>{because}</Fact>}
      </Facts>
      {!retryable && <p className="text-xs text-muted">{t('quarantine.ofFile')}</p>}
      <div className="flex flex-wrap gap-2">
        <Decisions of={[kept]} onDecided={onDecided} />
      </div>
    </div>
  );
}
