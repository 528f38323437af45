import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { BoxInputs } from './inputs.tsx';
import { readBox } from './read-box.ts';

export function BoxCreate() {
  const { t } = useTranslation('console');
  return (
    <CreateScreen
      resource="blind-boxes"
      title={t('blindBoxes.create')}
      hint={t('blindBoxes.createHint')}
      listTitle={t('blindBoxes.title')}
      redirect="show"
      read={(entries) => readBox(entries)}
    >
      <BoxInputs />
    </CreateScreen>
  );
}
