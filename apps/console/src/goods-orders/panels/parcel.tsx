import { useInvalidate, useUpdate } from '@refinedev/core';
import { type Carrier, carriers, trackingPattern, transitionOf } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import type { RefObject } from 'react';
import { usePermission } from '../../account.ts';
import type { Row } from '../../contract.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { Panel } from '../../page/panel.tsx';
import type { Failure } from '../../providers/failure.ts';
import { Address } from './address.tsx';

type Order = Row<'goods-orders'>;
const carrierNames = Object.keys(carriers) as Carrier[];

interface ParcelProps {
  order: Order;
  /** The field of the tracking number, to be led to. */
  tracking: RefObject<HTMLInputElement | null>;
  onShipped: () => void;
}

/** Where an order goes, and how it gets there: for who may ship. */
export function Parcel({ order, tracking: field, onShipped }: ParcelProps) {
  const { t } = useTranslation('desk');
  const ships = usePermission('shipOrders');
  const canShip = transitionOf(order, 'ship', 'desk') !== undefined;
  if (order.kind === 'virtual') return null;
  const { mine, hasRecipient, tracking, carrier } = order;
  return (
    <Panel
      title={t('order.parcel')}
      hint={ships && hasRecipient && canShip && t('address.recorded')}
    >
      <div className="flex flex-col gap-4">
        {tracking && <Tracking carrier={carrier as Carrier} number={tracking} />}
        {!hasRecipient && (
          <p className="text-sm text-muted">{t(canShip ? 'ship.noAddress' : 'address.none')}</p>
        )}
        {ships && hasRecipient && canShip && mine && (
          <>
            <Address order={order} />
            <ShipForm order={order} tracking={field} onShipped={onShipped} />
          </>
        )}
        {ships && hasRecipient && !(canShip && mine) && (
          <p className="text-sm text-muted">
            {t(canShip ? 'address.claimFirst' : 'address.closed')}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Tracking({ carrier, number }: { carrier: Carrier; number: string }) {
  const { t } = useTranslation('desk');
  const href = carriers[carrier]?.replace('{number}', encodeURIComponent(number));
  const text = `${t(`carrier.${carrier}`)} ${number}`;
  return (
    <p className="text-sm">
      <span className="block text-xs text-muted">{t('ship.tracking')}</span>
      {href ? (
        <a href={href} target="_blank" rel="noreferrer" className="text-accent">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

function ShipForm({ order, tracking, onShipped }: ParcelProps) {
  const { t } = useTranslation('desk');
  const { id, version, number } = order;
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useUpdate<Order, Failure>({
    resource: 'goods-orders',
    id,
    errorNotification: false,
    successNotification: { type: 'success', message: t('done.ship', { number }) },
  });

  async function save(entries: FormData, from: string) {
    const values = {
      version: from,
      event: 'ship',
      carrier: entries.get('carrier'),
      tracking: String(entries.get('tracking')).trim(),
    };
    await mutateAsync({ values });
    onShipped();
  }

  return (
    <ResourceForm
      version={version}
      onSave={save}
      onReload={() => invalidate({ resource: 'goods-orders', id, invalidates: ['detail'] })}
    >
      <div className="grid gap-4 md:grid-cols-[1fr_2fr]">
        <SelectField
          name="carrier"
          label={t('ship.carrier')}
          options={carrierNames.map((value) => ({ value, label: t(`carrier.${value}`) }))}
        />
        <TextField
          ref={tracking}
          name="tracking"
          label={t('ship.tracking')}
          hint={t('ship.hint')}
          required
          maxLength={60}
          pattern={trackingPattern.source}
          autoComplete="off"
        />
      </div>
      <Button type="submit" look="primary" className="self-start" disabled={mutation.isPending}>
        {t('ship.confirm')}
      </Button>
    </ResourceForm>
  );
}
