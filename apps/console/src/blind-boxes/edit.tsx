import { useForm } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { BoxInputs } from './inputs.tsx';
import { type BoxInput, readBox } from './read-box.ts';

/** A draft; what was opened stays as it is. */
export function BoxEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const { onFinish, mutation, query } = useForm<
    Row<'blind-boxes'>,
    Failure,
    BoxInput & { version: string }
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
      {(box) => {
        const name = nameIn(box.names, locale);
        const back = `/blind-boxes/${box.id}`;
        return (
          <div className="flex max-w-3xl flex-col gap-4">
            <PageHead title={t('channels.editOf', { name })} back={{ to: back, label: name }} />
            {box.state === 'draft' ? (
              <div className="rounded-lg bg-surface p-4">
                <ResourceForm
                  guarded
                  version={box.version}
                  onReload={() => query!.refetch()}
                  onSave={(entries, version) => onFinish({ ...readBox(entries, box), version })}
                >
                  <BoxInputs box={box} />
                  <FormActions isSaving={mutation.isPending} backTo={back} />
                </ResourceForm>
              </div>
            ) : (
              <EmptyState text={t('blindBoxes.fixed')} hint={t('blindBoxes.fixedHint')} />
            )}
          </div>
        );
      }}
    </Answer>
  );
}
