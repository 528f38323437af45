import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { type ChannelInput, ChannelInputs, readChannel } from './inputs.tsx';

export function ChannelCreate() {
  const { t } = useTranslation('console');
  const { onFinish, formLoading } = useForm<Row<'channels'>, Failure, ChannelInput>({
    resource: 'channels',
    action: 'create',
    redirect: 'show',
    errorNotification: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('channels.create')}
        back={{ to: '/channels', label: t('channels.title') }}
      />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm guarded onSave={(entries) => onFinish(readChannel(entries))}>
          <ChannelInputs />
          <FormActions isSaving={formLoading} backTo="/channels" />
        </ResourceForm>
      </div>
    </div>
  );
}
