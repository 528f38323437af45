import { useForm, useInvalidate, useOne } from '@refinedev/core';
import { type PlanResult, planResults } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useNavigate, useSearchParams } from 'react-router';
import type { Row } from '../contract.ts';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import { MatchLine } from '../plans/match-line.tsx';
import { PlanResult as ResultLabel } from '../plans/plan-state.tsx';
import type { Failure } from '../providers/failure.ts';

interface OverrideInput {
  planId: number;
  result: PlanResult;
  reason: string;
}

/** Decides by hand how a plan came out: what its gold did before is taken back, and done anew. */
export function Override() {
  const { t } = useTranslation(['console', 'experts']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const planId = Number(params.get('plan')) || undefined;
  const { onFinish, formLoading } = useForm<Row<'settlements'>, Failure, OverrideInput>({
    resource: 'settlements',
    action: 'create',
    redirect: false,
    errorNotification: false,
  });
  const back = planId ? `/plans/${planId}` : '/settlements';

  async function save(entries: FormData) {
    const text = (name: string) => String(entries.get(name) ?? '').trim();
    const chosen = Number(text('planId'));
    await onFinish({
      planId: chosen,
      result: text('result') as PlanResult,
      reason: text('reason'),
    });
    await Promise.all(
      (['plans', 'plan-purchases'] as const).map((resource) =>
        invalidate({ resource, invalidates: ['resourceAll'] }),
      ),
    );
    navigate(`/plans/${chosen}`);
  }

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('settlements.override')}
        hint={t('settlements.overrideHint')}
        back={{ to: back, label: t(planId ? 'plans.plan' : 'settlements.title') }}
      />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm guarded onSave={save}>
          {planId ? <Plan id={planId} /> : null}
          {planId ? (
            <input type="hidden" name="planId" value={planId} />
          ) : (
            <TextField
              name="planId"
              label={t('settlements.planId')}
              required
              inputMode="numeric"
              pattern="[1-9][0-9]*"
            />
          )}
          <SelectField
            name="result"
            label={t('settlements.result')}
            options={planResults.map((value) => ({ value, label: t(`experts:result.${value}`) }))}
          />
          <TextAreaField
            name="reason"
            label={t('decision.reason')}
            hint={t('decision.told')}
            required
            maxLength={500}
          />
          <FormActions isSaving={formLoading} backTo={back} />
        </ResourceForm>
      </div>
    </div>
  );
}

/** The plan that is decided about. */
function Plan({ id }: { id: number }) {
  const { result: plan } = useOne<Row<'plans'>, Failure>({
    resource: 'plans',
    id,
    errorNotification: false,
  });
  if (!plan) return null;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{plan.title}</span>
        {plan.result && <ResultLabel result={plan.result} />}
      </span>
      <MatchLine match={plan.match} />
    </div>
  );
}
