import { useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Panel } from '../../page/panel.tsx';
import type { Failure } from '../../providers/failure.ts';
import { Entries, Entry } from './entries.tsx';
import { WriteForm } from './write-form.tsx';

type Order = Row<'goods-orders'>;

/** What the desk notes for itself. */
export function Notes({ order }: { order: Order }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { id, version, notes, mine, claimedBy } = order;
  const invalidate = useInvalidate();
  const { mutateAsync } = useUpdate<Order, Failure>({
    resource: 'goods-orders',
    id,
    errorNotification: false,
    successNotification: { type: 'success', message: t('done.note') },
  });
  return (
    <Panel title={t('notes.title')} hint={t('notes.hint')}>
      <Entries empty={t('notes.empty')}>
        {notes.map(({ text, by, at }) => (
          <Entry key={at} who={by} at={moment(at)} text={text} />
        ))}
      </Entries>
      {(mine || claimedBy === null) && (
        <WriteForm
          label={t('notes.write')}
          open={t('act.note')}
          send={t('act.note')}
          shortcut="o"
          version={version}
          concerned={order.userId}
          onReload={() => invalidate({ resource: 'goods-orders', id, invalidates: ['detail'] })}
          onSend={(note, from) => mutateAsync({ values: { version: from, note } })}
        />
      )}
    </Panel>
  );
}
