import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Create, SimpleForm, useNotify, useRedirect } from 'react-admin';
import { MatchInputs, useChosenMatch } from './form/match-inputs.tsx';
import { PlanForm, PlanToolbar } from './form/plan-form.tsx';
import { begun, type PlanValues, toSend } from './form/values.ts';

/** Posts a plan, which then awaits review. */
export function PlanCreate() {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <Create
      transform={({ matchId, ...values }: PlanValues & { matchId: number }) => ({
        matchId,
        ...toSend(values),
      })}
      mutationOptions={{
        onSuccess: () => {
          notify(t('post.done'), { type: 'success' });
          redirect('list', 'plans');
        },
      }}
    >
      <SimpleForm
        noValidate
        defaultValues={begun}
        toolbar={<PlanToolbar label={t('post.send')} />}
        warnWhenUnsavedChanges
      >
        <NewPlan />
      </SimpleForm>
    </Create>
  );
}

function NewPlan() {
  return (
    <PlanForm match={useChosenMatch()}>
      <MatchInputs />
    </PlanForm>
  );
}
