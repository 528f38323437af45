import type { Dialogs } from '@xiongmao/articles/dialogs';
import { useLinkEntry } from '@xiongmao/articles/use-link-entry';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import type { ComponentProps } from 'react';
import { takesFocus } from '../../form/takes-focus.ts';
import { DialogInForm } from '../../page/dialog-in-form.tsx';

type LinkDialogProps = ComponentProps<Dialogs['Link']>;

/** Where words are to lead. */
export function LinkDialog({ isOpen, ...asked }: LinkDialogProps) {
  const { t } = useTranslation('articles');
  return (
    <DialogInForm open={isOpen} onClose={asked.onClose} title={t('editor.link')}>
      <LinkFields {...asked} />
    </DialogInForm>
  );
}

function LinkFields({ href: was, onDone, onRemove }: Omit<LinkDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['articles', 'common']);
  const { href, setHref, isWrong, apply } = useLinkEntry(was, onDone);
  return (
    <div className="flex flex-col gap-4">
      <FormField
        label={t('editor.address')}
        hint={t('editor.addressHint')}
        fault={isWrong ? t('editor.noAddress') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={takesFocus}
            type="text"
            inputMode="url"
            dir="ltr"
            maxLength={2_000}
            autoComplete="off"
            value={href}
            onChange={({ target }) => setHref(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && apply()}
            className={inputLook}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={apply}>
          {t('common:action.apply')}
        </Button>
        {was !== null && <Button onClick={onRemove}>{t('editor.unlink')}</Button>}
      </div>
    </div>
  );
}
