import { useForm } from '@refinedev/core';
import { type GoodsKind, goodsKinds } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { SelectField } from '../form/fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { GoodsInputs } from './inputs.tsx';
import { type GoodsInput, readGoods } from './read-goods.ts';

export function GoodsCreate() {
  const { t } = useTranslation('console');
  const { onFinish, formLoading } = useForm<
    Row<'goods'>,
    Failure,
    GoodsInput & { kind: GoodsKind }
  >({
    resource: 'goods',
    action: 'create',
    // There their stock is.
    redirect: 'show',
    errorNotification: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead title={t('goods.create')} back={{ to: '/goods', label: t('goods.title') }} />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm
          guarded
          onSave={(entries) =>
            onFinish({ kind: entries.get('kind') as GoodsKind, ...readGoods(entries) })
          }
        >
          <GoodsInputs>
            <div className="md:col-span-2">
              <SelectField
                name="kind"
                label={t('goods.kind')}
                hint={t('goods.kindHint')}
                options={goodsKinds.map((value) => ({ value, label: t(`goods.kinds.${value}`) }))}
              />
            </div>
          </GoodsInputs>
          <FormActions isSaving={formLoading} backTo="/goods" />
        </ResourceForm>
      </div>
    </div>
  );
}
