import type { Goods } from '@xiongmao/api/mall/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Zap from 'lucide-react/icons/zap';
import { goodsPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { GoldAmount, useGoldText } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import { fewLeft } from './few-left.ts';

interface GoodsCardProps {
  goods: Goods;
  /** One's own; undefined for a guest, and until it is known. */
  gold: number | undefined;
  first: boolean;
}

const mark = 'absolute top-2 rounded-sm bg-black/70 px-1.5 text-xs/5 text-white';

/** Goods in the shop: what they are, what they cost, and what stands in the way. */
export function GoodsCard({ goods, gold, first }: GoodsCardProps) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const goldText = useGoldText();
  const { id, kind, name, price, stock, redeemed, picture, conditions } = goods;
  const missing = gold === undefined ? 0 : Math.max(0, price - gold);
  const isGone = stock === 0;
  const needed = [
    conditions.level > 0 && t('condition.levelShort', { level: conditions.level }),
    conditions.phone && t('condition.phoneShort'),
  ].filter((text) => text !== false);
  return (
    <Link to={goodsPath(id)} prefetch="intent" className="group flex h-full flex-col gap-2">
      <span className="relative overflow-hidden rounded-lg">
        <GoodsPicture
          src={picture}
          kind={kind}
          name={name}
          first={first}
          className={`transition-transform duration-150 motion-safe:group-hover:scale-[1.03] ${isGone ? 'opacity-50 grayscale' : ''}`}
        />
        {kind === 'virtual' && (
          <span className={`${mark} start-2 inline-flex items-center gap-1`}>
            <Zap aria-hidden className="size-3" />
            {t('goods.instant')}
          </span>
        )}
        {(isGone || stock <= fewLeft) && (
          <span className={`${mark} end-2`}>
            {isGone ? t('goods.gone') : t('goods.left', { count: stock })}
          </span>
        )}
      </span>
      <span className="flex grow flex-col gap-0.5 px-0.5">
        <span
          dir="auto"
          className="line-clamp-2 text-sm/5 [overflow-wrap:anywhere] group-hover:text-accent rtl:text-right"
        >
          {name}
        </span>
        {(missing > 0 || needed.length > 0) && (
          <span className="text-xs text-muted">
            {missing > 0 ? t('gold.missing', { gold: goldText(missing) }) : needed.join(' · ')}
          </span>
        )}
        <span className="mt-auto flex flex-wrap items-baseline gap-x-2">
          <GoldAmount gold={price} className="text-base" />
          {redeemed > 0 && (
            <span className="text-xs text-muted tabular">
              {t('goods.redeemed', { count: redeemed, shown: formatCount(redeemed, locale) })}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
