import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useState } from 'react';
import type { Row } from '../../contract.ts';
import { SelectField, TextAreaField, TextField } from '../../form/fields.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { takesFocus } from '../../form/takes-focus.ts';
import { type BanLength, banEnd, banLengths } from './ban-length.ts';
import { useBanning } from './use-banning.ts';

interface BanDialogProps {
  user: Row<'users'>;
  isOpen: boolean;
  onClose: () => void;
}

export function BanDialog({ user, isOpen, onClose }: BanDialogProps) {
  const { t } = useTranslation(['console', 'common']);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('bans.banOf', { name: user.username })}
      closeLabel={t('common:action.close')}
    >
      <BanForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function BanForm({ user, onClose }: Omit<BanDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['console', 'common']);
  const { ban, isPending } = useBanning(user);
  const [length, setLength] = useState<BanLength>('week');

  async function save(entries: FormData) {
    const reason = String(entries.get('reason')).trim();
    const until = banEnd(length, Date.now(), String(entries.get('until') ?? ''));
    await ban({ reason, until });
    onClose();
  }

  return (
    <ResourceForm onSave={save}>
      <TextAreaField
        name="reason"
        ref={takesFocus}
        label={t('bans.reason')}
        hint={t('bans.reasonHint')}
        required
        maxLength={500}
      />
      <SelectField
        name="length"
        label={t('bans.length')}
        options={banLengths.map((value) => ({ value, label: t(`banLength.${value}`) }))}
        value={length}
        onChange={(event) => setLength(event.target.value as BanLength)}
      />
      {length === 'own' && (
        <TextField name="until" label={t('bans.end')} type="datetime-local" required />
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={isPending}>
          {t('bans.ban')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
    </ResourceForm>
  );
}
