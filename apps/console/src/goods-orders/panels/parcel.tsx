import { useDataProvider, useInvalidate, useUpdate } from '@refinedev/core';
import {
  type Carrier,
  carriers,
  trackingLength,
  trackingPattern,
  transitionOf,
} from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Pencil from 'lucide-react/icons/pencil';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../account.ts';
import type { Row } from '../../contract.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { useKeptDialog } from '../../form/kept-dialog.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { Panel } from '../../page/panel.tsx';
import { type Failure, refusal } from '../../providers/failure.ts';
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
  const event = (['ship', 'reship'] as const).find((each) => transitionOf(order, each, 'desk'));
  const canShip = event !== undefined;
  if (order.kind === 'virtual') return null;
  const { mine, hasRecipient, tracking, carrier, together } = order;
  const canCorrect = ships && transitionOf(order, 'correct', 'desk') !== undefined;
  return (
    <Panel
      title={t('order.parcel')}
      hint={ships && hasRecipient && canShip && t('address.recorded')}
    >
      <div className="flex flex-col gap-4">
        {tracking && <Tracking carrier={carrier as Carrier} number={tracking} />}
        {together.length > 0 && (
          <p className="flex flex-wrap gap-x-2 text-sm text-loss">
            {t('ship.together')}
            {together.map(({ id, number }) => (
              <Link key={id} to={`/goods-orders/${id}`} className="underline">
                {number}
              </Link>
            ))}
          </p>
        )}
        {canCorrect && <Correct order={order} />}
        {!hasRecipient && (
          <p className="text-sm text-muted">{t(canShip ? 'ship.noAddress' : 'address.none')}</p>
        )}
        {ships && hasRecipient && event && mine && (
          <>
            <Address order={order} />
            <ParcelForm order={order} event={event} tracking={field} onDone={onShipped} />
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

interface ParcelFormProps {
  order: Order;
  event: 'ship' | 'reship' | 'correct';
  tracking?: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

const hints = {
  ship: 'ship.hint',
  reship: 'ship.againHint',
  correct: 'ship.correctHint',
} as const;

function ParcelForm({ order, event, tracking, onDone }: ParcelFormProps) {
  const { t } = useTranslation('desk');
  const { id, version, number } = order;
  const invalidate = useInvalidate();
  const provider = useDataProvider()();
  const { mutateAsync, mutation } = useUpdate<Order, Failure>({
    resource: 'goods-orders',
    id,
    errorNotification: false,
    successNotification: { type: 'success', message: t(`done.${event}`, { number }) },
  });
  /** A number that was warned of: who sends it once more means it. */
  const warned = useRef('');

  async function warnOfTwice(given: string) {
    if (warned.current === given) return;
    const { data } = await provider.getList<Order>({
      resource: 'goods-orders',
      filters: [{ field: 'q', operator: 'eq', value: given }],
      pagination: { currentPage: 1, pageSize: 10 },
    });
    const other = data.find((each) => each.id !== id && each.tracking === given);
    if (!other) return;
    warned.current = given;
    throw refusal({ errors: { tracking: t('ship.twice', { number: other.number }) } });
  }

  async function save(entries: FormData, from: string) {
    const given = String(entries.get('tracking')).trim();
    await warnOfTwice(given);
    await mutateAsync({
      values: { version: from, event, carrier: entries.get('carrier'), tracking: given },
    });
    onDone();
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
          defaultValue={event === 'reship' ? undefined : (order.carrier ?? undefined)}
          options={carrierNames.map((value) => ({ value, label: t(`carrier.${value}`) }))}
        />
        <TextField
          ref={tracking}
          name="tracking"
          label={t('ship.tracking')}
          hint={t(hints[event])}
          defaultValue={event === 'reship' ? undefined : (order.tracking ?? undefined)}
          required
          minLength={trackingLength.min}
          maxLength={trackingLength.max}
          pattern={trackingPattern.source}
          autoComplete="off"
        />
      </div>
      <Button type="submit" look="primary" className="self-start" disabled={mutation.isPending}>
        {t(event === 'correct' ? 'ship.save' : 'ship.confirm')}
      </Button>
    </ResourceForm>
  );
}

/** Mends the carrier or the number of what was shipped. */
function Correct({ order }: { order: Order }) {
  const { t } = useTranslation('desk');
  const open = useKeptDialog({
    title: t('act.correct'),
    children: ({ close }) => <ParcelForm order={order} event="correct" onDone={close} />,
  });
  return (
    <Button className="self-start" onClick={open}>
      <Pencil aria-hidden className="size-4" />
      {t('act.correct')}
    </Button>
  );
}
