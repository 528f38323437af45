import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../../form/fields.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { takesFocus } from '../../form/takes-focus.ts';
import { type BanLength, banEnd, banLengths } from './ban-length.ts';

interface BanDialogProps {
  title: string;
  /** Of the reason: who reads it. */
  hint: string;
  /** Rejects with a `Failure`. */
  ban: (values: { reason: string; until: string | null }) => Promise<void>;
  isPending: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why, and until when. */
export function BanDialog({ title, isOpen, ...form }: BanDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open={isOpen} onClose={form.onClose} title={title} closeLabel={t('action.close')}>
      <BanForm {...form} />
    </Dialog>
  );
}

function BanForm({ hint, ban, isPending, onClose }: Omit<BanDialogProps, 'title' | 'isOpen'>) {
  const { t } = useTranslation(['console', 'common']);
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
        hint={hint}
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
