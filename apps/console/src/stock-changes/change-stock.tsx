import { useCreate, useInvalidate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import PackagePlus from 'lucide-react/icons/package-plus';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { NumberField, SelectField, TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { takesFocus } from '../form/takes-focus.ts';
import { useFormat } from '../format.ts';
import type { Failure } from '../providers/failure.ts';

type Goods = Pick<Row<'goods'>, 'id' | 'free'>;

const directions = ['in', 'out'] as const;

/** Takes into stock what was delivered, and out of it what is lost; the reason stays in the history. */
export function ChangeStock({ goods }: { goods: Goods }) {
  const { t } = useTranslation(['console', 'common']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PackagePlus aria-hidden className="size-4" />
        {t('stockChanges.create')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('stockChanges.create')}
        closeLabel={t('common:action.close')}
      >
        <ChangeForm goods={goods} onClose={close} />
      </Dialog>
    </>
  );
}

function ChangeForm({ goods: { id, free }, onClose }: { goods: Goods; onClose: () => void }) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const [direction, setDirection] = useState<(typeof directions)[number]>('in');
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useCreate<Row<'stock-changes'>, Failure>({
    resource: 'stock-changes',
    errorNotification: false,
    successNotification: { type: 'success', message: t('stockChanges.done') },
  });

  async function save(entries: FormData) {
    const size = Number(entries.get('count'));
    await mutateAsync({
      values: {
        goodsId: id,
        count: direction === 'in' ? size : -size,
        reason: String(entries.get('reason')).trim(),
      },
    });
    await invalidate({ resource: 'goods', id, invalidates: ['list', 'detail'] });
    onClose();
  }

  return (
    <ResourceForm onSave={save}>
      <SelectField
        name="direction"
        label={t('stockChanges.direction')}
        options={directions.map((value) => ({ value, label: t(`stockChanges.${value}`) }))}
        value={direction}
        onChange={({ target }) => setDirection(target.value as typeof direction)}
      />
      <NumberField
        name="count"
        ref={takesFocus}
        label={t('stockChanges.count')}
        hint={direction === 'out' ? t('stockChanges.most', { free: count(free) }) : undefined}
        required
        min={1}
        max={direction === 'out' ? free : 1_000_000}
      />
      <TextAreaField
        name="reason"
        label={t('decision.reason')}
        hint={t('stockChanges.reasonHint')}
        required
        maxLength={500}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={mutation.isPending}>
          {t(mutation.isPending ? 'form.saving' : 'form.save')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
    </ResourceForm>
  );
}
