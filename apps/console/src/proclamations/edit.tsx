import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { type ProclamationInput, ProclamationInputs, readProclamation } from './inputs.tsx';
import { ProclamationState } from './proclamation-state.tsx';
import { Withdraw } from './withdraw.tsx';

type Proclamation = Row<'proclamations'>;

export function ProclamationEdit() {
  const { t } = useTranslation('editors');
  return (
    <EditScreen<Proclamation, ProclamationInput>
      titleOf={({ id }) => t('proclamations.editOf', { id })}
      hintOf={({ state }) => <ProclamationState state={state} />}
      backOf={() => ({ to: '/proclamations', label: t('proclamations.title') })}
      redirect="list"
      read={readProclamation}
      actionsOf={(proclamation) => <Withdraw proclamation={proclamation} />}
    >
      {(proclamation) => <ProclamationInputs proclamation={proclamation} />}
    </EditScreen>
  );
}
