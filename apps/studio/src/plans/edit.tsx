import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Edit, SimpleForm, useGetOne, useRecordContext } from 'react-admin';
import type { OpenMatch, OwnPlan } from '../contract.ts';
import { PlanForm, PlanToolbar } from './form/plan-form.tsx';
import { StaleAlert, useStale } from './form/stale-alert.tsx';
import { toRevise } from './form/values.ts';
import { MatchLine } from './match-line.tsx';

/** Revises a plan that is not published: it awaits review again. */
export function PlanEdit() {
  const { t } = useTranslation('studio');
  const { stale, onError, forget } = useStale();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      transform={toRevise}
      mutationOptions={{ onError }}
    >
      <SimpleForm
        noValidate
        toolbar={<PlanToolbar label={t('post.sendAgain')} />}
        warnWhenUnsavedChanges
      >
        <StaleAlert text={stale} onReloaded={forget} />
        <Revised />
      </SimpleForm>
    </Edit>
  );
}

function Revised() {
  const plan = useRecordContext<OwnPlan>();
  // How many maps are played is known as long as the match has not begun, as it must not have.
  const { data } = useGetOne<OpenMatch>(
    'matches',
    { id: plan?.matchId },
    { enabled: plan !== undefined, retry: false },
  );
  if (!plan) return null;
  return (
    <PlanForm match={{ ...plan.match, bestOf: data?.bestOf ?? null }}>
      <MatchLine match={plan.match} />
    </PlanForm>
  );
}
