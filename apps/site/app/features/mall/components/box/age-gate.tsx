import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useId, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { editionQuery } from '../../api/mall-queries.ts';

interface AgeGateProps {
  editionId: number;
  age: number;
  /** Until when one is held to having said that one is younger. */
  youngerUntil: string | null;
}

/** Asks before the first draw whether one is old enough. */
export function AgeGate({ editionId, age, youngerUntil }: AgeGateProps) {
  const { t } = useTranslation('mall');
  const api = useApi();
  const queries = useQueryClient();
  const faultId = useId();
  const [isOfAge, setOfAge] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useAction({
    mutationFn: (isOldEnough: boolean) =>
      api(
        'POST /blindBox/age',
        { body: { age, isOldEnough } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: () => queries.invalidateQueries(editionQuery(api, editionId)),
  });
  const isMissing = isAsked && !isOfAge;
  if (youngerUntil !== null) {
    return (
      <p role="status" className="rounded-sm border border-line p-3 text-sm">
        {t('age.onlyOlder', { age })}
      </p>
    );
  }
  return (
    <section
      aria-label={t('age.title', { age })}
      className="flex flex-col gap-3 rounded-sm border border-line p-3"
    >
      <h2 className="text-sm font-semibold">{t('age.title', { age })}</h2>
      <p className="text-sm text-muted">{t('age.hint')}</p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isOfAge}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? faultId : undefined}
          onChange={({ target }) => setOfAge(target.checked)}
          className="size-5 shrink-0 accent-(--accent)"
        />
        {t('age.confirm', { age })}
      </label>
      {isMissing && (
        <p id={faultId} role="alert" className="text-xs text-loss">
          {t('age.needed')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          aria-disabled={isPending}
          onClick={() => (isOfAge ? mutate(true) : setAsked(true))}
        >
          {t('age.continue')}
        </Button>
        <Button aria-disabled={isPending} onClick={() => mutate(false)}>
          {t('age.younger', { age })}
        </Button>
      </div>
    </section>
  );
}
