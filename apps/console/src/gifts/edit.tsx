import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { type GiftInput, GiftInputs, readGift } from './inputs.tsx';

export function GiftEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  return (
    <EditScreen<Row<'gifts'>, GiftInput>
      titleOf={({ names }) => t('channels.editOf', { name: nameIn(names, locale) })}
      backOf={() => ({ to: '/gifts', label: t('gifts.title') })}
      redirect="list"
      read={readGift}
    >
      {(gift) => <GiftInputs gift={gift} />}
    </EditScreen>
  );
}
