import UnpublishedIcon from '@mui/icons-material/Unpublished';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  DeleteWithConfirmButton,
  EditButton,
  TopToolbar,
  UpdateWithConfirmButton,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import type { OwnPlan } from '../contract.ts';

/** What may be done about a plan, by its state. */
export function PlanActions() {
  const plan = useRecordContext<OwnPlan>();
  if (!plan || plan.state === 'deleted') return null;
  return (
    <TopToolbar>
      {isRevisable(plan) && <EditButton />}
      {plan.state === 'published' && <TakeDownButton version={plan.version} />}
      <DeleteButton />
    </TopToolbar>
  );
}

const isRevisable = ({ state, match }: OwnPlan) =>
  state === 'underReview' ||
  state === 'refused' ||
  (state === 'published' && match.status === 'notStarted');

function TakeDownButton({ version }: Pick<OwnPlan, 'version'>) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <UpdateWithConfirmButton
      label={t('plans.takeDown')}
      icon={<UnpublishedIcon />}
      data={{ state: 'takenDown', version }}
      confirmTitle={t('plans.takeDownTitle')}
      confirmContent={t('plans.takeDownContent')}
      mutationOptions={{
        onSuccess: () => {
          notify(t('plans.takenDown'), { type: 'success' });
          refresh();
        },
      }}
    />
  );
}

function DeleteButton() {
  const { t } = useTranslation('studio');
  return (
    <DeleteWithConfirmButton
      confirmTitle={t('plans.deleteTitle')}
      confirmContent={t('plans.deleteContent')}
      confirmColor="warning"
      successMessage={t('plans.deleted')}
    />
  );
}
