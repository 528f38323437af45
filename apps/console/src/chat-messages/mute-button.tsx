import { useInvalidate } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import { automaticRules, type ChatRule, chatRules, muteMinutes } from '@xiongmao/api/chat/rules';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import MicOff from 'lucide-react/icons/mic-off';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { CheckField, SelectField, TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useFormat } from '../format.ts';
import { failureOfCall } from '../providers/failure.ts';
import { useServices } from '../services.ts';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';

type Operation = CallInput<Contract['POST /chatroom/operate']>['body'];
type Report = Row<'chat-reports'>;

interface MuteButtonProps {
  user: { id: number; username: string | null };
  room: Report['room'];
  /** What they were reported for, and the message where it was one. */
  reported: Report['reason'];
  messageId: number | null;
}

const changed = ['chat-messages', 'chat-actions', 'chat-rooms'] as const;
/** Those that people decide by. */
const rules = chatRules.filter((rule) => !(automaticRules as readonly string[]).includes(rule));

/** Mutes somebody in a room or in all of them: by a rule, until an end. */
export function MuteButton(props: MuteButtonProps) {
  const { t } = useTranslation(['console', 'chat', 'common']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ShortcutButton shortcut="m" className="text-loss" onClick={() => setOpen(true)}>
        <MicOff aria-hidden className="size-4" />
        {t('chat:person.mute')}
      </ShortcutButton>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('chatMessages.muteOf', { name: props.user.username })}
        closeLabel={t('common:action.close')}
      >
        <MuteForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

function MuteForm(props: MuteButtonProps & { onClose: () => void }) {
  const { user, room, reported, messageId, onClose } = props;
  const { t } = useTranslation(['console', 'chat', 'common']);
  const { duration } = useFormat();
  const { mute, isPending } = useMute();

  async function save(entries: FormData) {
    await mute({
      operation: 'mute',
      userId: user.id,
      room: entries.has('everywhere') ? null : room,
      ...(messageId !== null && { messageId }),
      rule: entries.get('rule') as ChatRule,
      minutes: muteMinutes.find((each) => String(each) === entries.get('minutes'))!,
      hide: entries.has('hide'),
      reason: String(entries.get('reason')),
    });
    toast(t('chat:person.muted'));
    onClose();
  }

  return (
    <ResourceForm onSave={save}>
      <SelectField
        name="rule"
        label={t('chat:person.muteWhy')}
        options={rules.map((value) => ({ value, label: t(`chat:rule.${value}`) }))}
        defaultValue={rules.find((rule) => rule === reported) ?? 'other'}
      />
      <SelectField
        name="minutes"
        label={t('chat:person.muteFor')}
        options={muteMinutes.map((minutes) => ({
          value: String(minutes),
          label: minutes === null ? t('chat:sanction.forGood') : duration(minutes * 60),
        }))}
      />
      <TextAreaField name="reason" label={t('chat:person.muteReason')} maxLength={500} />
      <CheckField name="hide" label={t('chat:person.muteHide')} />
      <CheckField name="everywhere" label={t('chat:person.muteEverywhere')} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={isPending}>
          {t('chat:person.mute')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
    </ResourceForm>
  );
}

function useMute() {
  const { api } = useServices();
  const invalidate = useInvalidate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Operation) =>
      api('POST /chatroom/operate', { body }, { idempotencyKey: idempotencyKey() }),
    onSettled: () =>
      Promise.all(
        changed.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
      ),
  });
  return {
    isPending,
    /** Rejects with a `Failure`. */
    async mute(body: Operation): Promise<void> {
      await mutateAsync(body).catch((error: unknown) => {
        throw failureOfCall(error);
      });
    },
  };
}
