import { goodsKinds } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SelectField } from '../form/fields.tsx';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { GoodsInputs } from './inputs.tsx';
import { readGoods } from './read-goods.ts';

export function GoodsCreate() {
  const { t } = useTranslation('console');
  return (
    <CreateScreen
      resource="goods"
      title={t('goods.create')}
      listTitle={t('goods.title')}
      redirect="show"
      read={(entries) => ({ kind: String(entries.get('kind')), ...readGoods(entries) })}
    >
      <GoodsInputs>
        <div className="md:col-span-2">
          <SelectField
            name="kind"
            label={t('goods.kind')}
            hint={t('goods.kindHint')}
            options={goodsKinds.map((value) => ({ value, label: t(`goods.kinds.${value}`) }))}
          />
        </div>
      </GoodsInputs>
    </CreateScreen>
  );
}
