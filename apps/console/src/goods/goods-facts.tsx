import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { useCategories } from '../goods-categories/use-categories.ts';
import { Fact, Facts } from '../page/facts.tsx';

export function GoodsFacts({ goods }: { goods: Row<'goods'> }) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const categories = useCategories();
  const { kind, categoryId, price, conditions, publishAt, offAt, order, lowStock } = goods;
  const category = categories.find(({ value }) => value === String(categoryId))?.label;
  const { level, limit, phone } = conditions;
  const asked = [
    level > 0 && t('goods.fromLevel', { level }),
    limit !== null &&
      (limit.days === null
        ? t('goods.limitEver', { count: limit.count })
        : t('goods.limitIn', { count: limit.count, days: limit.days })),
    phone && t('goods.phone'),
  ].filter((each) => each !== false);
  return (
    <Facts>
      <Fact name={t('plans.price')}>{count(price)}</Fact>
      <Fact name={t('goods.kind')}>{t(`goods.kinds.${kind}`)}</Fact>
      <Fact name={t('goods.category')}>
        {categoryId === null ? t('goods.noCategory') : category}
      </Fact>
      <Fact name={t('goods.conditions')}>{asked.join(' · ') || t('goods.noConditions')}</Fact>
      <Fact name={t('goods.publishAt')}>{moment(publishAt)}</Fact>
      <Fact name={t('goods.offAt')}>{offAt && moment(offAt)}</Fact>
      <Fact name={t('gifts.order')}>{count(order)}</Fact>
      <Fact name={t('goods.lowStock')}>{count(lowStock)}</Fact>
    </Facts>
  );
}
