import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Edit, SimpleForm, useGetOne, useRecordContext } from 'react-admin';
import type { OpenMatch, OwnPlan } from '../contract.ts';
import { StaleAlert, useStale } from '../page/stale-alert.tsx';
import { PlanForm, PlanToolbar } from './form/plan-form.tsx';
import { asRevised, toRevise } from './form/values.ts';
import { MatchLine } from './match-line.tsx';

/** What of a plan is typed. */
const typed = ['title', 'content', 'label', 'line', 'odds', 'price'] as const;

/** Revises a plan: it awaits review again; one that is published stays on sale as it is meanwhile. */
export function PlanEdit() {
  const { stale, onError, forget } = useStale();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      transform={toRevise}
      mutationOptions={{ onError }}
    >
      <RevisedForm stale={stale} onReloaded={forget} />
    </Edit>
  );
}

function RevisedForm({ stale, onReloaded }: { stale: string | null; onReloaded: () => void }) {
  const { t } = useTranslation('studio');
  const plan = useRecordContext<OwnPlan>();
  if (!plan) return null;
  return (
    <SimpleForm
      noValidate
      record={asRevised(plan)}
      toolbar={<PlanToolbar label={t('post.sendAgain')} />}
      warnWhenUnsavedChanges
    >
      <StaleAlert
        text={stale}
        fields={typed.map((name) => ({ name, label: t(`post.${name}`) }))}
        onReloaded={onReloaded}
      />
      <Revised plan={plan} />
    </SimpleForm>
  );
}

function Revised({ plan }: { plan: OwnPlan }) {
  // How many maps are played is known as long as the match has not begun, as it must not have.
  const { data } = useGetOne<OpenMatch>('matches', { id: plan.matchId }, { retry: false });
  const match = { ...plan.match, bestOf: data?.bestOf ?? null };
  return (
    <PlanForm match={match} sealed={plan.releasedAt === null ? undefined : plan}>
      <MatchLine match={plan.match} />
    </PlanForm>
  );
}
