import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { HeadToHead, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { formatPercent } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { probabilityUnits, winProbability } from '@xiongmao/i18n/words/win-probability';
import { useLocale } from '#app/platform/i18n.tsx';
import { sideFill } from '#app/shared/games/sides.tsx';

/** How the meetings ended: how often each way, and what share of the bar, which is each side's chance by them. */
export function RecordBar({
  record,
  detail,
}: {
  record: NonNullable<HeadToHead['record']>;
  detail: MatchDetail;
}) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const shares = winProbability(record);
  const [first, second] = sidesOf(detail.match.gameId);
  const won = (side: Side) => ({
    key: side,
    count: record[side],
    tone: sideFill[side],
    name: detail[side].name,
  });
  const drawn = { key: 'draw' as const, count: record.draw, tone: 'bg-draw', name: t('form.draw') };
  const parts = [won(first), ...(record.draw > 0 ? [drawn] : []), won(second)];
  if (!shares) return null;
  return (
    <div className="px-4 pb-4">
      <dl className="flex justify-between gap-4 text-xs text-muted">
        {parts.map(({ key, count, name }) => (
          <div
            key={key}
            className="flex min-w-0 flex-col-reverse first:items-start last:items-end items-center"
          >
            <dt className="max-w-full wrap-anywhere group-first:text-start">
              <bdi>{name}</bdi>
            </dt>
            <dd className="tabular text-2xl leading-8 font-bold text-ink">
              {count}{' '}
              <bdi className="text-xs font-normal text-muted">
                {formatPercent(shares[key] / probabilityUnits, locale)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="mt-1 flex h-1.5 gap-0.5">
        {parts.map(({ key, tone }) => (
          <span key={key} className={`rounded-full ${tone}`} style={{ flexGrow: shares[key] }} />
        ))}
      </div>
    </div>
  );
}
