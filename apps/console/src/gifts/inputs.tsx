import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { CheckField, NumberField } from '../form/fields.tsx';
import { NameFields, readTexts } from '../form/texts.tsx';
import { GiftFile } from './gift-file.tsx';

export type GiftInput = Pick<
  Row<'gifts'>,
  'names' | 'price' | 'order' | 'onSale' | 'picture' | 'animation'
>;

export function readGift(entries: FormData, was?: Row<'gifts'>): GiftInput {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  return {
    names: readTexts(entries, 'names', was?.names),
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
      <NameFields names={gift?.names} maxLength={30} />
      <NumberField
        name="price"
        label={t('plans.price')}
        hint={t('gifts.priceHint')}
        required
        min={1}
        max={100_000}
        defaultValue={gift?.price}
      />
      <NumberField
        name="order"
        label={t('gifts.order')}
        hint={t('gifts.orderHint')}
        required
        min={0}
        max={1_000}
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
