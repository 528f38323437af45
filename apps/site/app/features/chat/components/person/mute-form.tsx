import { automaticRules, type ChatRule, chatRules, muteMinutes } from '@xiongmao/api/chat/rules';
import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useAccount } from '@xiongmao/auth/account';
import { can } from '@xiongmao/auth/can';
import { formatDuration } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Switch } from '@xiongmao/ui/fields/switch';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useOperate } from '../../api/use-moderation.ts';

interface MuteFormProps {
  room: RoomName;
  message: ChatMessage;
  onDone: () => void;
}

const rules = chatRules.filter((rule) => !(automaticRules as readonly string[]).includes(rule));

/** Mutes somebody for what they said here, or, for staff, everywhere: by a rule, for a while. */
export function MuteForm({ room, message, onDone }: MuteFormProps) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const isStaff = can(useAccount(), 'moderateChat');
  const [rule, setRule] = useState<ChatRule | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [time, setTime] = useState('5');
  const [isEverywhere, setEverywhere] = useState(false);
  const [hide, setHide] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useOperate(room, () => {
    toast(t('person.muted'));
    onDone();
  });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (rule === null) return setAsked(true);
        const minutes = muteMinutes.find((each) => String(each) === time)!;
        const where = isEverywhere ? null : room;
        mutate({
          ...{
            operation: 'mute',
            room: where,
            userId: message.from.id,
            rule,
            minutes,
            hide,
            reason,
          },
          // A gift is nothing that one is muted for.
          ...(message.gift === null && { messageId: message.id }),
        });
      }}
    >
      <Segmented
        label={t('person.muteWhy')}
        name="rule"
        look="chips"
        options={rules.map((value) => ({ value, label: t(`rule.${value}`) }))}
        value={rule}
        onChange={setRule}
        error={isAsked && rule === null ? t('person.muteChoose') : undefined}
      />
      <Segmented
        label={t('person.muteFor')}
        name="minutes"
        look="chips"
        options={muteMinutes
          .filter((minutes) => minutes !== null || isStaff)
          .map((minutes) => ({
            value: String(minutes),
            label: minutes === null ? t('sanction.forGood') : formatDuration(minutes * 60, locale),
          }))}
        value={time}
        onChange={setTime}
      />
      <textarea
        aria-label={t('person.muteReason')}
        placeholder={t('person.muteReason')}
        value={reason}
        maxLength={500}
        rows={2}
        dir="auto"
        onChange={({ target }) => setReason(target.value)}
        className={`${inputLook} py-2`}
      />
      <div className="-mx-4">
        <Switch label={t('person.muteHide')} checked={hide} onChange={setHide} />
        {isStaff && (
          <Switch
            label={t('person.muteEverywhere')}
            checked={isEverywhere}
            onChange={setEverywhere}
          />
        )}
      </div>
      <Button type="submit" look="primary" aria-disabled={isPending}>
        {t('person.mute')}
      </Button>
    </form>
  );
}
