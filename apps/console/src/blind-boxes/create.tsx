import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { BoxInputs } from './inputs.tsx';
import { type BoxInput, readBox } from './read-box.ts';

export function BoxCreate() {
  const { t } = useTranslation('console');
  const { onFinish, formLoading } = useForm<Row<'blind-boxes'>, Failure, BoxInput>({
    resource: 'blind-boxes',
    action: 'create',
    // There it is opened.
    redirect: 'show',
    errorNotification: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('blindBoxes.create')}
        hint={t('blindBoxes.createHint')}
        back={{ to: '/blind-boxes', label: t('blindBoxes.title') }}
      />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm guarded onSave={(entries) => onFinish(readBox(entries))}>
          <BoxInputs />
          <FormActions isSaving={formLoading} backTo="/blind-boxes" />
        </ResourceForm>
      </div>
    </div>
  );
}
