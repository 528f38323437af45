import { useInvalidate, useNotification } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { checkCards } from '@xiongmao/api/mall/calls';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useState } from 'react';
import { useFormat } from '../../format.ts';
import { useServices } from '../../services.ts';
import { useProven } from '../../step-up/use-proven.ts';
import { CheckedCards } from './checked-cards.tsx';
import { withoutLines } from './without-lines.ts';

type Checked = CallResult<typeof checkCards>;

/** Card numbers, pasted or from a file: checked for doubles first, then kept, all of them or none. */
export function UploadCards({ goodsId }: { goodsId: number }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const errorText = useErrorText();
  const [lines, setLines] = useState('');
  const { check, upload } = useCards(goodsId, () => change(''));
  const checked: Checked | undefined = check.data;
  const isBusy = check.isPending || upload.isPending;
  const error = check.error ?? upload.error;

  /** What was found is of the lines as they were. */
  function change(text: string) {
    setLines(text);
    check.reset();
    upload.reset();
  }

  function takeOut({ refused }: Checked) {
    const rest = withoutLines(
      lines,
      refused.map(({ line }) => line),
    );
    change(rest);
    if (rest.trim()) check.mutate(rest);
  }

  return (
    <div className="flex flex-col gap-3">
      <FormField label={t('cards.lines')} hint={t('cards.linesHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={1_000_000}
            spellCheck={false}
            autoComplete="off"
            value={lines}
            onChange={({ target }) => change(target.value)}
            className={`${inputLook} tabular`}
          />
        )}
      </FormField>
      <div className="flex flex-wrap items-center gap-2">
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-sm bg-raised px-4 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-9">
          {t('cards.file')}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) change(await file.text());
            }}
            className="sr-only"
          />
        </label>
        <Button disabled={isBusy || !lines.trim()} onClick={() => check.mutate(lines)}>
          {t(check.isPending ? 'cards.checking' : 'cards.check')}
        </Button>
        {checked && checked.cards > 0 && checked.refused.length === 0 && (
          <Button look="primary" disabled={isBusy} onClick={() => upload.mutate(lines)}>
            {upload.isPending
              ? t('gifts.sending')
              : t('cards.upload', { count: checked.cards, shown: count(checked.cards) })}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {checked && <CheckedCards checked={checked} onTakeOut={() => takeOut(checked)} />}
      </div>
      {error && (
        <p role="alert" className="text-sm text-loss">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}

function useCards(goodsId: number, onDone: () => void) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const { api } = useServices();
  const { open } = useNotification();
  const proven = useProven();
  const invalidate = useInvalidate();
  const check = useMutation({
    // Numbers stay no longer than they are in sight.
    gcTime: 0,
    mutationFn: (lines: string) => api('POST /goods/cards/check', { body: { goodsId, lines } }),
  });
  const upload = useMutation({
    gcTime: 0,
    mutationFn: (lines: string) =>
      proven(() =>
        api(
          'POST /goods/cards',
          { body: { goodsId, lines } },
          { idempotencyKey: idempotencyKey() },
        ),
      ),
    async onSuccess({ added }) {
      onDone();
      open?.({
        type: 'success',
        message: t('cards.added', { count: added, shown: count(added) }),
      });
      await invalidate({ resource: 'goods', id: goodsId, invalidates: ['list', 'detail'] });
      await invalidate({ resource: 'stock-changes', invalidates: ['list'] });
    },
  });
  return { check, upload };
}
