import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useState } from 'react';
import { ByOthers } from '../../form/by-others.tsx';
import { TextAreaField } from '../../form/fields.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { ShortcutButton } from '../../shortcuts/shortcut-button.tsx';

interface WriteFormProps {
  label: string;
  /** What the button says that opens it, and the one that sends it. */
  open: string;
  send: string;
  shortcut: string;
  version?: string;
  /** The uid of whom it concerns: they don't write it. */
  concerned: number;
  onReload?: () => Promise<unknown>;
  onSend: (text: string, version: string) => Promise<unknown>;
}

/** A text to write, once it is asked for; it stays until it is sent or put away. */
export function WriteForm(props: WriteFormProps) {
  const { label, open, send, shortcut, version, concerned, onReload, onSend } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  async function save(entries: FormData, from: string) {
    await onSend(String(entries.get('text')).trim(), from);
    setOpen(false);
  }
  return (
    <div className="pt-3">
      <ByOthers concerned={[concerned]}>
        {isOpen ? (
          <ResourceForm
            {...(version !== undefined && { version })}
            {...(onReload && { onReload })}
            onSave={save}
          >
            <TextAreaField
              name="text"
              ref={(element) => element?.focus()}
              label={label}
              required
              maxLength={1000}
            />
            <div className="flex gap-2">
              <Button type="submit" look="primary">
                {send}
              </Button>
              <Button onClick={() => setOpen(false)}>{t('action.cancel')}</Button>
            </div>
          </ResourceForm>
        ) : (
          <ShortcutButton shortcut={shortcut} onClick={() => setOpen(true)}>
            {open}
          </ShortcutButton>
        )}
      </ByOthers>
    </div>
  );
}
