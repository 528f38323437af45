import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { GoodsPicture } from '../goods/pictures/goods-picture.tsx';
import { StockLevel } from '../goods/stock-level.tsx';
import { ShortList } from './short-list.tsx';

/** Goods on sale of which there are fewer than there are to be, the fewest first. */
export function LowStock() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  return (
    <ShortList
      resource="goods"
      title={t('home.lowStock')}
      all={t('menu.goods')}
      sort={{ field: 'free', order: 'asc' }}
      only={[{ field: 'low', operator: 'eq', value: true }]}
      empty={t('home.noLowStock')}
    >
      {(goods) => (
        <>
          <GoodsPicture src={goods.pictures[0]} />
          <span className="truncate">{nameIn(goods.names, locale)}</span>
          <span className="tabular ms-auto shrink-0">
            <StockLevel goods={goods} />
          </span>
        </>
      )}
    </ShortList>
  );
}
