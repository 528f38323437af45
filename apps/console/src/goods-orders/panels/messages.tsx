import { useInvalidate } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useRef } from 'react';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Panel } from '../../page/panel.tsx';
import { failureOfCall } from '../../providers/failure.ts';
import { useServices } from '../../services.ts';
import { Entries, Entry } from './entries.tsx';
import { WriteForm } from './write-form.tsx';

/** What customer and desk write to each other. */
export function Messages({ order }: { order: Row<'goods-orders'> }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { id, messages, username, userId } = order;
  const { api } = useServices();
  const invalidate = useInvalidate();
  /** What was sent before it was known to have arrived: sent once more it is the same message. */
  const sent = useRef({ text: '', key: '' });
  const { mutateAsync } = useMutation({
    mutationFn(text: string) {
      if (sent.current.text !== text) sent.current = { text, key: idempotencyKey() };
      const { key } = sent.current;
      return api('POST /goods/desk/message', { body: { id, text } }, { idempotencyKey: key });
    },
    async onSuccess() {
      sent.current = { text: '', key: '' };
      await invalidate({ resource: 'goods-orders', id, invalidates: ['list', 'detail'] });
      toast(t('done.answer'));
    },
  });
  return (
    <Panel title={t('messages.title')} hint={t('messages.hint')}>
      <Entries empty={t('messages.empty')}>
        {messages.map(({ id, from, staff, text, at }) => (
          <Entry
            key={id}
            who={from === 'fan' ? username : (staff ?? t('stepBy.desk'))}
            at={moment(at)}
            text={text}
          />
        ))}
      </Entries>
      <WriteForm
        label={t('messages.write')}
        open={t('act.answer')}
        send={t('messages.send')}
        shortcut="m"
        concerned={userId}
        onSend={(text) =>
          mutateAsync(text).catch((error: unknown) => {
            throw failureOfCall(error);
          })
        }
      />
    </Panel>
  );
}
