import { useForm } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { type GiftInput, GiftInputs, readGift } from './inputs.tsx';

export function GiftEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const { onFinish, mutation, query } = useForm<
    Row<'gifts'>,
    Failure,
    GiftInput & { version: string }
  >({
    action: 'edit',
    redirect: 'list',
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(gift) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead
            title={t('channels.editOf', { name: nameIn(gift.names, locale) })}
            back={{ to: '/gifts', label: t('gifts.title') }}
          />
          <div className="rounded-lg bg-surface p-4">
            <ResourceForm
              guarded
              version={gift.version}
              onReload={() => query!.refetch()}
              onSave={(entries, version) => onFinish({ ...readGift(entries, gift), version })}
            >
              <GiftInputs gift={gift} />
              <FormActions isSaving={mutation.isPending} backTo="/gifts" />
            </ResourceForm>
          </div>
        </div>
      )}
    </Answer>
  );
}
