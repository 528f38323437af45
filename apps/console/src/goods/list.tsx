import { CanAccess } from '@refinedev/core';
import { goodsKinds } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Plus from 'lucide-react/icons/plus';
import { useCategories } from '../goods-categories/use-categories.ts';
import { LinkButton } from '../page/links/link-button.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { useGoodsColumns } from './use-goods-columns.tsx';

/** What the shop has, what runs low first. */
export function GoodsList() {
  const { t } = useTranslation('console');
  const rows = useRows('goods', { sort: { field: 'isLow', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('goods.title')}
      hint={t('goods.hint')}
      actions={<NewGoods />}
      filters={<GoodsFilters />}
      columns={useGoodsColumns()}
      rows={rows}
      empty={t('goods.empty')}
      emptyAction={<NewGoods />}
    />
  );
}

function NewGoods() {
  const { t } = useTranslation('console');
  return (
    <CanAccess resource="goods" action="create">
      <LinkButton look="primary" to="/goods/create">
        <Plus aria-hidden className="size-4" />
        {t('goods.create')}
      </LinkButton>
    </CanAccess>
  );
}

function GoodsFilters() {
  const { t } = useTranslation('console');
  const kinds = goodsKinds.map((value) => ({ value, label: t(`goods.kinds.${value}`) }));
  const states = [
    { value: 'true', label: t('goods.states.on') },
    { value: 'false', label: t('goods.states.off') },
  ];
  const levels = [
    { value: 'true', label: t('goods.isLow') },
    { value: 'false', label: t('goods.enough') },
  ];
  return (
    <>
      <SearchFilter label={t('goods.search')} field="q" />
      <ChoiceFilter label={t('goods.category')} options={useCategories()} field="categoryId" />
      <ChoiceFilter label={t('goods.kind')} options={kinds} field="kind" />
      <ChoiceFilter label={t('goods.state')} options={states} field="onSale" />
      <ChoiceFilter label={t('goods.stock')} options={levels} field="low" />
    </>
  );
}
