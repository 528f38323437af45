import { useInvalidate } from '@refinedev/core';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { shipMany } from '@xiongmao/api/mall/calls';
import { carriers, orderRules } from '@xiongmao/api/mall/rules';
import { download, toCsv } from '@xiongmao/auth/office/csv';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { Panel } from '../../page/panel.tsx';
import { useServices } from '../../services.ts';
import { useCallFailure } from '../../step-up/use-prove.ts';
import { Lines, reasonOf } from './lines.tsx';

type Told = CallResult<typeof shipMany>['lines'];

/** Ships what a CSV says: first what would come of each line, then what did. */
export function ShipFromFile() {
  const { t } = useTranslation('desk');
  const field = useRef<HTMLInputElement>(null);
  const preview = useShipping(true);
  const shipping = useShipping(false);
  const fault = useCallFailure()(shipping.error ?? preview.error);
  useEffect(() => field.current?.focus(), []);

  async function read(file: File | undefined) {
    preview.reset();
    shipping.reset();
    if (file) preview.mutate({ csv: await file.text(), key: idempotencyKey() });
  }
  const limits = { carriers: Object.keys(carriers).join(', '), most: orderRules.shipAtOnce };
  return (
    <Panel title={t('file.title')} hint={t('file.hint', limits)}>
      <div className="flex flex-col gap-4">
        <FormField
          label={t('file.choose')}
          fault={preview.data?.length === 0 ? t('file.empty') : undefined}
          className="max-w-md"
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              type="file"
              accept=".csv,.txt,text/csv"
              onChange={({ target }) => void read(target.files?.[0])}
              className={inputLook}
            />
          )}
        </FormField>
        {preview.isPending && <p role="status">{t('file.checking')}</p>}
        {fault && (
          <p role="alert" className="text-sm text-loss">
            {fault}
          </p>
        )}
        {shipping.data ? (
          <Shipped lines={shipping.data} />
        ) : (
          preview.data && preview.data.length > 0 && <Planned {...{ preview, shipping }} />
        )}
      </div>
    </Panel>
  );
}

interface Given {
  csv: string;
  /** One for a file: sent twice, it is shipped once. */
  key: string;
}
type Shipping = UseMutationResult<Told, Error, Given>;

function useShipping(preview: boolean): Shipping {
  const { api } = useServices();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: async ({ csv, key }: Given) =>
      (await api('POST /goods/desk/shipMany', { body: { csv, preview } }, { idempotencyKey: key }))
        .lines,
    onSuccess: () =>
      preview ? undefined : invalidate({ resource: 'goods-orders', invalidates: ['resourceAll'] }),
  });
}

/** What would come of the file. */
function Planned({ preview, shipping }: { preview: Shipping; shipping: Shipping }) {
  const { t } = useTranslation('desk');
  const lines = preview.data!;
  const refused = lines.filter((line) => line.refused).length;
  const ready = lines.length - refused;
  const { csv } = preview.variables!;
  // The preview has its key: the file is shipped under one of its own.
  const key = useRef(idempotencyKey());
  return (
    <>
      <p role="status" className="text-sm">
        {t('file.planned', { count: ready })}
        {refused > 0 && ` · ${t('file.refused', { count: refused })}`}
      </p>
      <Lines lines={lines} done="file.will" refused="file.wont" />
      {ready > 0 && (
        <Button
          look="primary"
          className="self-start"
          disabled={shipping.isPending}
          onClick={() => shipping.mutate({ csv, key: key.current })}
        >
          {t('file.ship', { count: ready })}
        </Button>
      )}
    </>
  );
}

/** What came of it; what was refused can be kept, mended and tried again. */
function Shipped({ lines }: { lines: Told }) {
  const { t } = useTranslation('desk');
  const summary = useRef<HTMLParagraphElement>(null);
  const refused = lines.filter((line) => line.refused);
  // What was pressed is gone.
  useEffect(() => summary.current?.focus(), []);

  function save() {
    const heads = ['order', 'carrier', 'number', t('file.why')];
    const rows = refused.map(({ order, carrier, tracking, refused }) => [
      ...[order, carrier, tracking],
      reasonOf(t, refused!),
    ]);
    download('refused.csv', toCsv([heads, ...rows]));
  }

  return (
    <>
      <p ref={summary} tabIndex={-1} className="text-sm font-semibold outline-none">
        {t('file.shipped', { count: lines.length - refused.length })}
        {refused.length > 0 && ` · ${t('file.notShipped', { count: refused.length })}`}
      </p>
      <Lines lines={lines} done="file.did" refused="file.didnt" />
      {refused.length > 0 && (
        <Button className="self-start" onClick={save}>
          <Download aria-hidden className="size-4" />
          {t('file.download')}
        </Button>
      )}
    </>
  );
}
