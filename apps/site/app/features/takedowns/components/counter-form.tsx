import { longestName, longestWork } from '@xiongmao/api/takedowns/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useCounter } from '../api/takedown-queries.ts';

/** Why it infringes nobody's rights, signed by name. */
export function CounterForm({ id, onSent }: { id: number; onSent: () => void }) {
  const { t } = useTranslation('takedowns');
  const [text, setText] = useState('');
  const [signature, setSignature] = useState('');
  const { mutate, isPending } = useCounter(() => {
    toast(t('own.sent'));
    onSent();
  });
  const isEmpty = text.trim() === '' || signature.trim() === '';
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isPending) mutate({ id, text, signature });
      }}
    >
      <FormField label={t('own.counterText')} hint={t('own.counterHint')}>
        {(control) => (
          <textarea
            {...control}
            value={text}
            rows={5}
            maxLength={longestWork}
            dir="auto"
            onChange={({ target }) => setText(target.value)}
            className={`${inputLook} py-2`}
          />
        )}
      </FormField>
      <TextField
        label={t('form.signature')}
        hint={t('form.signatureHint')}
        value={signature}
        onChange={setSignature}
        maxLength={longestName}
        dir="auto"
      />
      <Button type="submit" look="primary" aria-disabled={isEmpty || isPending}>
        {t('own.send')}
      </Button>
    </form>
  );
}
