import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { NumberField } from '../form/fields.tsx';
import { NameFields, readTexts } from '../form/texts.tsx';

export type CategoryInput = Pick<Row<'goods-categories'>, 'names' | 'order'>;

export const readCategory = (entries: FormData, was?: Row<'goods-categories'>): CategoryInput => ({
  names: readTexts(entries, 'names', was?.names),
  order: Number(entries.get('order')),
});

export function CategoryInputs({ category }: { category?: Row<'goods-categories'> }) {
  const { t } = useTranslation('console');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <NameFields names={category?.names} maxLength={60} />
      <NumberField
        name="order"
        label={t('gifts.order')}
        hint={t('gifts.orderHint')}
        required
        min={0}
        max={1_000}
        defaultValue={category?.order ?? 500}
      />
    </div>
  );
}
