import type { Receipt } from '@xiongmao/api/experts/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Score } from '#app/shared/games/sides.tsx';
import { ResultMark } from '../plans/result-mark.tsx';
import { RuleText } from '../rule-text.tsx';

/** Each settlement of a plan, from the first to the last: a corrected result settles it anew. */
export function ReceiptSettlements({ receipt }: { receipt: Receipt }) {
  const { settlements, plan } = receipt;
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const zone = useZone();
  return (
    <Panel title={t('receipt.settlements')}>
      {settlements.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">
          {t('receipt.none')} · {t('receipt.noneHint')}
        </p>
      ) : (
        <ol className="divide-y divide-line pb-2">
          {settlements.map(({ revision, cause, result, rule, score, at }) => (
            <li key={revision} className="flex flex-col gap-1 px-4 py-2 text-sm">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <ResultMark result={result} />
                {score && (
                  <span className="font-semibold tabular">
                    <Score score={score} gameId={plan.match.gameId} />
                  </span>
                )}
                <span className="ms-auto text-xs text-muted tabular">
                  {formatDateTime(at, { locale, zone })}
                </span>
              </p>
              <p className="text-xs text-muted tabular">
                {t('receipt.revision', { n: revision })} · {t(`cause.${cause}`)}
              </p>
              <p>
                <RuleText rule={rule} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
