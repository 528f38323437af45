import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useState } from 'react';
import { base64Of } from '../form/values/base64.ts';
import { useServices } from '../services.ts';
import { PlayLink } from './play-link.tsx';

/** A file of a gift: what it is now, and another that is sent as it is chosen; its address goes with the form. */
export function GiftFile({ kind, was }: { kind: 'picture' | 'animation'; was: string | null }) {
  const { t } = useTranslation('console');
  const { api } = useServices();
  const errorText = useErrorText();
  const [address, setAddress] = useState(was);
  const { mutate, isPending, error } = useMutation({
    async mutationFn(file: File) {
      const content = await base64Of(file);
      const key = { idempotencyKey: idempotencyKey() };
      return (await api('POST /gift/file', { body: { kind, content } }, key)).address;
    },
    onSuccess: setAddress,
  });
  const label = t(`gifts.${kind}`);
  return (
    <fieldset className="flex flex-col gap-2 text-sm">
      <legend className="pb-1 text-xs text-muted">{label}</legend>
      <input type="hidden" name={kind} value={address ?? ''} />
      {kind === 'picture'
        ? address && <img src={address} alt={label} width={80} height={80} className="size-20" />
        : address && <PlayLink animation={address} />}
      <div className="flex flex-wrap items-center gap-2">
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-sm bg-raised px-4 has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-9">
          {t(isPending ? 'gifts.sending' : 'gifts.choose')}
          <input
            type="file"
            accept={kind === 'picture' ? 'image/*' : '.svga'}
            required={kind === 'picture' && !address}
            disabled={isPending}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) mutate(file);
            }}
            className="sr-only"
          />
        </label>
        {kind === 'animation' && address && (
          <Button look="quiet" onClick={() => setAddress(null)}>
            {t('gifts.without')}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted">{t(`gifts.${kind}Hint`)}</p>
      {error && (
        <p role="alert" className="text-loss">
          {errorText(error)}
        </p>
      )}
    </fieldset>
  );
}
