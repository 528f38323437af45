import { useInvalidate } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { articleLimits } from '@xiongmao/api/news/rules';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useState } from 'react';
import { base64Of } from '../../form/values/base64.ts';
import { useServices } from '../../services.ts';

/** Bytes of a file: as text it is a third longer. */
const largest = 2_000_000;

interface AddPictureProps {
  onAdded: (picture: { id: number; address: string; alt: string }) => void;
}

/** Takes a picture into the library, told in words. It may stand within another form, and is none itself. */
export function AddPicture({ onAdded }: AddPictureProps) {
  const { t } = useTranslation(['editors', 'articles', 'console']);
  const { api } = useServices();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [isPressed, setPressed] = useState(false);
  const { mutate, isPending, error } = useMutation({
    async mutationFn(chosen: File) {
      const body = { content: await base64Of(chosen), alt: alt.trim() };
      const made = await api('POST /news/picture', { body }, { idempotencyKey: idempotencyKey() });
      await invalidate({ resource: 'news-pictures', invalidates: ['list'] });
      return made;
    },
    onSuccess: onAdded,
  });
  const isTooLarge = file !== null && file.size > largest;
  const missing = t('console:form.fault.required');

  function add() {
    setPressed(true);
    if (file && !isTooLarge && alt.trim()) mutate(file);
  }

  return (
    <div className="flex flex-col gap-4">
      <FormField
        label={t('articles:picture.file')}
        hint={t('articles:picture.fileHint')}
        fault={
          isTooLarge ? t('articles:picture.tooLarge') : isPressed && !file ? missing : undefined
        }
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            className={inputLook}
          />
        )}
      </FormField>
      <FormField
        label={t('articles:picture.alt')}
        hint={t('articles:picture.altHint')}
        fault={isPressed && !alt.trim() ? missing : undefined}
      >
        {(control) => (
          <input
            {...control}
            dir="auto"
            maxLength={articleLimits.alt}
            autoComplete="off"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            className={inputLook}
          />
        )}
      </FormField>
      {error && (
        <p role="alert" className="text-sm text-loss">
          {errorText(error)}
        </p>
      )}
      <Button look="primary" className="self-start" disabled={isPending} onClick={add}>
        {t(isPending ? 'console:gifts.sending' : 'newsPictures.add')}
      </Button>
    </div>
  );
}
