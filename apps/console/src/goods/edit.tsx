import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { GoodsInputs } from './inputs.tsx';
import { type GoodsInput, readGoods } from './read-goods.ts';

export function GoodsEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  return (
    <EditScreen<Row<'goods'>, GoodsInput>
      titleOf={({ names }) => t('channels.editOf', { name: nameIn(names, locale) })}
      backOf={({ id, names }) => ({ to: `/goods/${id}`, label: nameIn(names, locale) })}
      redirect="show"
      read={readGoods}
    >
      {(goods) => <GoodsInputs goods={goods} />}
    </EditScreen>
  );
}
