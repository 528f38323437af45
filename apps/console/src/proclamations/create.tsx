import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { ProclamationInputs, readProclamation } from './inputs.tsx';

export function ProclamationCreate() {
  const { t } = useTranslation('editors');
  return (
    <CreateScreen
      resource="proclamations"
      title={t('proclamations.create')}
      listTitle={t('proclamations.title')}
      redirect="list"
      read={(entries) => readProclamation(entries)}
    >
      <ProclamationInputs />
    </CreateScreen>
  );
}
