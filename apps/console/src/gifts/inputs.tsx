import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { CheckField, TextField } from '../form/fields.tsx';
import { GiftFile } from './gift-file.tsx';

export type GiftInput = Pick<
  Row<'gifts'>,
  'names' | 'price' | 'order' | 'onSale' | 'picture' | 'animation'
>;

/** The languages that a gift is named in; the first two are always asked for. */
const named = ['zh_CN', 'en_US', 'zh_tw', 'ar'] as const;

/** What stands in the form; names in other languages stay. */
export function readGift(entries: FormData, was?: Row<'gifts'>): GiftInput {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  const names = { ...was?.names };
  for (const locale of named) {
    const name = text(`names.${locale}`);
    if (name) names[locale] = name;
    else delete names[locale];
  }
  return {
    names,
    price: Number(text('price')),
    order: Number(text('order')),
    onSale: entries.has('onSale'),
    picture: text('picture'),
    animation: text('animation') || null,
  };
}

/** The fields of a gift, filled with those of one that exists. */
export function GiftInputs({ gift }: { gift?: Row<'gifts'> }) {
  const { t } = useTranslation('console');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {named.map((locale) => (
        <TextField
          key={locale}
          name={`names.${locale}`}
          label={t(`gifts.names.${locale}`)}
          required={locale === 'zh_CN' || locale === 'en_US'}
          maxLength={30}
          defaultValue={gift?.names[locale]}
          dir="auto"
          autoComplete="off"
        />
      ))}
      <TextField
        name="price"
        label={t('plans.price')}
        hint={t('gifts.priceHint')}
        type="number"
        required
        min={1}
        max={100_000}
        step={1}
        defaultValue={gift?.price}
      />
      <TextField
        name="order"
        label={t('gifts.order')}
        hint={t('gifts.orderHint')}
        type="number"
        required
        min={0}
        max={1_000}
        step={1}
        defaultValue={gift?.order ?? 500}
      />
      <GiftFile kind="picture" was={gift?.picture ?? null} />
      <GiftFile kind="animation" was={gift?.animation ?? null} />
      <CheckField
        name="onSale"
        label={t('gifts.onSale.true')}
        hint={t('gifts.onSaleHint')}
        defaultChecked={gift?.onSale ?? true}
      />
    </div>
  );
}
