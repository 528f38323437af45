import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useId } from 'react';
import { base64Of } from '../../form/values/base64.ts';
import { useServices } from '../../services.ts';

interface PictureUploadProps {
  /** How many more there can be. */
  room: number;
  hint: string;
  onUpload: (address: string) => void;
}

/** Pictures are sent as they are chosen, one after the other; their addresses come back. */
export function PictureUpload({ room, hint, onUpload }: PictureUploadProps) {
  const { t } = useTranslation('console');
  const { api } = useServices();
  const errorText = useErrorText();
  const hintId = useId();
  const { mutate, isPending, error } = useMutation({
    async mutationFn(files: readonly File[]) {
      for (const file of files) {
        const body = { content: await base64Of(file) };
        const key = { idempotencyKey: idempotencyKey() };
        onUpload((await api('POST /goods/picture', { body }, key)).address);
      }
    },
  });
  const isFull = room <= 0;
  return (
    <>
      <label
        className={`inline-flex min-h-11 items-center self-start rounded-sm bg-raised px-4 has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-9 ${isFull ? 'opacity-50' : 'cursor-pointer'}`}
      >
        {t(isPending ? 'gifts.sending' : 'gifts.choose')}
        <input
          type="file"
          accept="image/*"
          multiple={room > 1}
          disabled={isPending || isFull}
          aria-describedby={hintId}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].slice(0, room);
            target.value = '';
            if (files.length > 0) mutate(files);
          }}
          className="sr-only"
        />
      </label>
      <p id={hintId} className="text-xs text-muted">
        {hint}
      </p>
      {error && (
        <p role="alert" className="text-loss">
          {errorText(error)}
        </p>
      )}
    </>
  );
}
