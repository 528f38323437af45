import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { type ChannelInput, ChannelInputs, readChannel } from './inputs.tsx';

export function ChannelEdit() {
  const { t } = useTranslation('console');
  const { onFinish, mutation, query, id } = useForm<
    Row<'channels'>,
    Failure,
    ChannelInput & { version: string }
  >({
    action: 'edit',
    redirect: 'show',
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(channel) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead
            title={t('channels.editOf', { name: channel.name })}
            back={{ to: `/channels/${id}`, label: channel.name }}
          />
          <div className="rounded-lg bg-surface p-4">
            <ResourceForm
              guarded
              version={channel.version}
              onReload={() => query!.refetch()}
              onSave={(entries, version) => onFinish({ ...readChannel(entries), version })}
            >
              <ChannelInputs channel={channel} />
              <FormActions isSaving={mutation.isPending} backTo={`/channels/${id}`} />
            </ResourceForm>
          </div>
        </div>
      )}
    </Answer>
  );
}
