import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useAppeal } from '../../api/use-sanctions.ts';

const longest = 500;

/** Asks for a second look, in one's own words. */
export function AppealForm({ sanctionId, onSent }: { sanctionId: number; onSent: () => void }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const { mutate, isPending } = useAppeal(() => {
    toast(t('sanction.appealed'));
    onSent();
  });
  const isEmpty = text.trim() === '';
  return (
    <form
      className="flex flex-col gap-3 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) mutate({ sanctionId, text: text.trim() });
      }}
    >
      <FormField label={t('sanction.appealText')} hint={t('sanction.appealHint')}>
        {(control) => (
          <textarea
            {...control}
            value={text}
            rows={4}
            maxLength={longest}
            dir="auto"
            onChange={({ target }) => setText(target.value)}
            className={`${inputLook} py-2`}
          />
        )}
      </FormField>
      <Button type="submit" look="primary" aria-disabled={isEmpty || isPending}>
        {t('sanction.appealSend')}
      </Button>
    </form>
  );
}
