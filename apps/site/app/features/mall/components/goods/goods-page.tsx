import { useQuery } from '@tanstack/react-query';
import type { GoodsDetails } from '@xiongmao/api/mall/shapes';
import { formatCount, formatDate, formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import Zap from 'lucide-react/icons/zap';
import { mallPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { useFreshWhenSignedIn } from '#app/shared/account/use-fresh-when-signed-in.ts';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import { goodsDetailsQuery, stockPause } from '../../api/mall-queries.ts';
import { GoldAmount } from '../gold-amount.tsx';
import { StaleNote } from '../stale-note.tsx';
import { Conditions } from './conditions.tsx';
import { Gallery } from './gallery.tsx';
import { RedeemButton } from './redeem-button.tsx';

/** Goods in full: how they look, what they cost, who may have them, and the way to have them. */
export function GoodsPage({ goods }: { goods: GoodsDetails }) {
  const { t } = useTranslation('mall');
  useFreshWhenSignedIn('GET /goods/');
  const query = useQuery({
    ...goodsDetailsQuery(useApi(), goods.id),
    refetchInterval: stockPause,
  });
  const { name, kind, description } = goods;
  return (
    <article className="grid items-start gap-x-8 gap-y-2 md:grid-cols-2 md:gap-y-4 md:pt-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="relative md:sticky md:top-4">
        <Gallery goods={goods} />
        <BackLink
          to={mallPath}
          className="absolute start-2 top-2 rounded-full bg-black/60 text-white"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-2 md:gap-4">
        <section className="flex flex-col gap-4 bg-surface p-4 md:rounded-lg md:p-6">
          <div className="flex flex-col gap-2">
            {kind === 'virtual' && (
              <p className="inline-flex items-center gap-1 text-xs font-semibold text-win">
                <Zap aria-hidden className="size-3.5" />
                {t('goods.instantHint')}
              </p>
            )}
            <h1
              dir="auto"
              className="text-xl font-semibold [overflow-wrap:anywhere] rtl:text-right"
            >
              {name}
            </h1>
            <GoldAmount gold={goods.price} className="text-2xl" />
          </div>
          <StaleNote query={query} />
          <RedeemButton goods={goods} />
          <Facts goods={goods} />
        </section>
        <Conditions goods={goods} />
        {description && (
          <Panel title={t('goods.about')}>
            <div dir="auto" className="flex flex-col gap-3 px-4 pb-4 text-sm/6 rtl:text-right">
              {description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {paragraph}
                </p>
              ))}
            </div>
          </Panel>
        )}
      </div>
    </article>
  );
}

function Facts({ goods }: { goods: GoodsDetails }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  const { stock, redeemed, publishedAt, offAt } = goods;
  const facts = [
    [t('goods.stock'), stock === 0 ? t('goods.gone') : formatCount(stock, locale)],
    [t('goods.redeemedLabel'), formatCount(redeemed, locale)],
    [t('goods.published'), formatDate(publishedAt, { locale, zone })],
    ...(offAt ? [[t('goods.until'), formatDateTime(offAt, { locale, zone })]] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-col">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className={`font-semibold tabular ${value === t('goods.gone') ? 'text-loss' : ''}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
