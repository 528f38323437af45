import { CanAccess, useForm } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { RemoveRow } from '../form/remove-row.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { type CategoryInput, CategoryInputs, readCategory } from './inputs.tsx';

export function CategoryEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const { onFinish, mutation, query } = useForm<
    Row<'goods-categories'>,
    Failure,
    CategoryInput & { version: string }
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
      skeleton={<Skeleton className="h-72 rounded-lg" />}
    >
      {(category) => {
        const name = nameIn(category.names, locale);
        return (
          <div className="flex max-w-3xl flex-col gap-4">
            <PageHead
              title={t('channels.editOf', { name })}
              back={{ to: '/goods-categories', label: t('goodsCategories.title') }}
            >
              <CanAccess resource="goods-categories" action="delete">
                <RemoveRow
                  resource="goods-categories"
                  id={category.id}
                  title={t('goodsCategories.removeOf', { name })}
                  hint={t('goodsCategories.removeHint')}
                >
                  {t('goodsCategories.remove')}
                </RemoveRow>
              </CanAccess>
            </PageHead>
            <div className="rounded-lg bg-surface p-4">
              <ResourceForm
                guarded
                version={category.version}
                onReload={() => query!.refetch()}
                onSave={(entries, version) =>
                  onFinish({ ...readCategory(entries, category), version })
                }
              >
                <CategoryInputs category={category} />
                <FormActions isSaving={mutation.isPending} backTo="/goods-categories" />
              </ResourceForm>
            </div>
          </div>
        );
      }}
    </Answer>
  );
}
