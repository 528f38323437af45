import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { type GiftInput, GiftInputs, readGift } from './inputs.tsx';

export function GiftCreate() {
  const { t } = useTranslation('console');
  const { onFinish, formLoading } = useForm<Row<'gifts'>, Failure, GiftInput>({
    resource: 'gifts',
    action: 'create',
    redirect: 'list',
    errorNotification: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead title={t('gifts.create')} back={{ to: '/gifts', label: t('gifts.title') }} />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm guarded onSave={(entries) => onFinish(readGift(entries))}>
          <GiftInputs />
          <FormActions isSaving={formLoading} backTo="/gifts" />
        </ResourceForm>
      </div>
    </div>
  );
}
