import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { GiftInputs, readGift } from './inputs.tsx';

export function GiftCreate() {
  const { t } = useTranslation('console');
  return (
    <CreateScreen
      resource="gifts"
      title={t('gifts.create')}
      listTitle={t('gifts.title')}
      redirect="list"
      read={(entries) => readGift(entries)}
    >
      <GiftInputs />
    </CreateScreen>
  );
}
