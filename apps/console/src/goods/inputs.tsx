import { goodsPrice } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { CheckField, NumberField, SelectField, TextField } from '../form/fields.tsx';
import { FormPart } from '../form/form-part.tsx';
import { DescriptionFields, NameFields } from '../form/texts.tsx';
import { toLocalTime } from '../form/values/local-time.ts';
import { useCategories } from '../goods-categories/use-categories.ts';
import { GalleryField } from './pictures/gallery-field.tsx';

const levels = [0, 1, 2, 3, 4, 5];

interface GoodsInputsProps {
  goods?: Row<'goods'>;
  /** Comes first: what is chosen once. */
  children?: ReactNode;
}

/** The fields of goods, filled with those of some that exist. */
export function GoodsInputs({ goods, children }: GoodsInputsProps) {
  const { t } = useTranslation('console');
  const categories = [{ value: '', label: t('goods.noCategory') }, ...useCategories()];
  const own = String(goods?.categoryId ?? '');
  // Its own stays chosen while the others are on their way.
  if (categories.every(({ value }) => value !== own)) categories.push({ value: own, label: '…' });
  return (
    <>
      <FormPart title={t('goods.about')}>
        {children}
        <NameFields names={goods?.names} maxLength={60} />
        <DescriptionFields descriptions={goods?.descriptions} maxLength={4_000} />
        <GalleryField pictures={goods?.pictures ?? []} />
      </FormPart>
      <FormPart title={t('goods.place')}>
        <NumberField
          name="price"
          label={t('plans.price')}
          required
          {...goodsPrice}
          defaultValue={goods?.price}
        />
        <SelectField
          name="categoryId"
          label={t('goods.category')}
          options={categories}
          defaultValue={own}
        />
        <NumberField
          name="order"
          label={t('gifts.order')}
          hint={t('goods.orderHint')}
          required
          min={0}
          max={10_000}
          defaultValue={goods?.order ?? 500}
        />
        <NumberField
          name="lowStock"
          label={t('goods.lowStock')}
          hint={t('goods.lowStockHint')}
          required
          min={0}
          max={100_000}
          defaultValue={goods?.lowStock ?? 5}
        />
      </FormPart>
      <Conditions conditions={goods?.conditions} />
      <Schedule goods={goods} />
    </>
  );
}

function Conditions({ conditions }: { conditions: Row<'goods'>['conditions'] | undefined }) {
  const { t } = useTranslation('console');
  return (
    <FormPart title={t('goods.conditions')}>
      <SelectField
        name="conditions.level"
        label={t('goods.level')}
        options={levels.map((level) => ({
          value: String(level),
          label: level === 0 ? t('goods.anyLevel') : t('goods.fromLevel', { level }),
        }))}
        defaultValue={conditions?.level ?? 0}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          name="conditions.limit.count"
          label={t('goods.limitCount')}
          hint={t('goods.limitCountHint')}
          min={1}
          max={1_000}
          defaultValue={conditions?.limit?.count}
        />
        <NumberField
          name="conditions.limit.days"
          label={t('goods.limitDays')}
          hint={t('goods.limitDaysHint')}
          min={1}
          max={366}
          defaultValue={conditions?.limit?.days ?? undefined}
        />
      </div>
      <CheckField
        name="conditions.phone"
        label={t('goods.phone')}
        defaultChecked={conditions?.phone}
      />
    </FormPart>
  );
}

function Schedule({ goods }: { goods: Row<'goods'> | undefined }) {
  const { t } = useTranslation('console');
  return (
    <FormPart title={t('goods.schedule')}>
      <TextField
        name="publishAt"
        label={t('goods.publishAt')}
        hint={t('goods.publishAtHint')}
        type="datetime-local"
        defaultValue={goods && toLocalTime(goods.publishAt)}
      />
      <TextField
        name="offAt"
        label={t('goods.offAt')}
        hint={t('goods.offAtHint')}
        type="datetime-local"
        defaultValue={goods?.offAt ? toLocalTime(goods.offAt) : undefined}
      />
      <CheckField
        name="onSale"
        label={t('goods.states.on')}
        hint={t('goods.onSaleHint')}
        defaultChecked={goods?.onSale ?? true}
      />
    </FormPart>
  );
}
