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
import { GoodsInputs } from './inputs.tsx';
import { type GoodsInput, readGoods } from './read-goods.ts';

export function GoodsEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const { onFinish, mutation, query } = useForm<
    Row<'goods'>,
    Failure,
    GoodsInput & { version: string }
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
      {(goods) => {
        const name = nameIn(goods.names, locale);
        const back = `/goods/${goods.id}`;
        return (
          <div className="flex max-w-3xl flex-col gap-4">
            <PageHead title={t('channels.editOf', { name })} back={{ to: back, label: name }} />
            <div className="rounded-lg bg-surface p-4">
              <ResourceForm
                guarded
                version={goods.version}
                onReload={() => query!.refetch()}
                onSave={(entries, version) => onFinish({ ...readGoods(entries, goods), version })}
              >
                <GoodsInputs goods={goods} />
                <FormActions isSaving={mutation.isPending} backTo={back} />
              </ResourceForm>
            </div>
          </div>
        );
      }}
    </Answer>
  );
}
