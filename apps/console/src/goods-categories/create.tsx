import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { type CategoryInput, CategoryInputs, readCategory } from './inputs.tsx';

export function CategoryCreate() {
  const { t } = useTranslation('console');
  const { onFinish, formLoading } = useForm<Row<'goods-categories'>, Failure, CategoryInput>({
    resource: 'goods-categories',
    action: 'create',
    redirect: 'list',
    errorNotification: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('goodsCategories.create')}
        back={{ to: '/goods-categories', label: t('goodsCategories.title') }}
      />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm guarded onSave={(entries) => onFinish(readCategory(entries))}>
          <CategoryInputs />
          <FormActions isSaving={formLoading} backTo="/goods-categories" />
        </ResourceForm>
      </div>
    </div>
  );
}
