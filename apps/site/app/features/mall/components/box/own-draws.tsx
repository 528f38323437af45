import { useQuery } from '@tanstack/react-query';
import type { Edition } from '@xiongmao/api/mall/shapes';
import { useUid } from '@xiongmao/auth/account';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { redemptionPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { ownDrawsQuery } from '../../api/mall-queries.ts';
import { GoodsPicture } from '../goods-picture.tsx';

/** What one has drawn from a box, with what went into each draw; nothing for a guest. */
export function OwnDraws({ edition }: { edition: Edition }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  const uid = useUid();
  const query = useQuery({ ...ownDrawsQuery(useApi(), edition.id), enabled: uid !== null });
  const prizes = new Map(edition.prizes.map((prize) => [prize.id, prize]));
  if (uid === null) return null;
  return (
    <Panel title={t('ownDraws.title')}>
      <Loaded query={query} skeleton={<SkeletonRows count={2} className="h-12" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-4 pb-4 text-sm text-muted">{t('ownDraws.empty')}</p>
          ) : (
            <ol className="max-h-96 divide-y divide-line overflow-y-auto pb-1">
              {items.toReversed().map((draw) => {
                const prize = prizes.get(draw.prizeId);
                return (
                  <li key={draw.number} className="flex items-center gap-3 px-4 py-2 text-sm">
                    {prize && (
                      <GoodsPicture
                        src={prize.picture}
                        kind={prize.kind}
                        name={prize.name}
                        className="size-11 shrink-0 rounded-sm"
                      />
                    )}
                    <div className="flex min-w-0 grow flex-col">
                      <bdi className="truncate">{prize?.name}</bdi>
                      <span className="text-xs text-muted tabular">
                        {t('ownDraws.number', { number: draw.number })} ·{' '}
                        <time dateTime={draw.at}>{formatDateTime(draw.at, { locale, zone })}</time>
                      </span>
                      <span
                        dir="ltr"
                        className="truncate font-mono text-xs text-muted rtl:text-right"
                      >
                        {draw.clientSeed}
                      </span>
                    </div>
                    {draw.orderId !== null && (
                      <Link
                        to={redemptionPath(draw.orderId)}
                        aria-label={t('ownDraws.order', { prize: prize?.name ?? '' })}
                        className="inline-flex min-h-11 shrink-0 items-center text-accent"
                      >
                        {t('ownDraws.toOrder')}
                      </Link>
                    )}
                  </li>
                );
              })}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  );
}
