import { useInvalidate } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Eye from 'lucide-react/icons/eye';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { useServices } from '../services.ts';
import { useCallFailure } from '../step-up/use-prove.ts';
import { useProven } from '../step-up/use-proven.ts';

/** The sides of an applicant's document, each shown when it is asked for; none stays behind. */
export function Documents({ userId, sides }: { userId: number; sides: number }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {Array.from({ length: sides }, (_, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
        <Side key={side} userId={userId} side={side} />
      ))}
    </div>
  );
}

function Side({ userId, side }: { userId: number; side: number }) {
  const { t } = useTranslation('console');
  const { day } = useFormat();
  const { data, mutate, isPending, error } = useLook(userId, side);
  const fault = useCallFailure()(error);
  const name = t('anchorApplications.side', { side: side + 1 });
  if (data) {
    return (
      <figure className="flex flex-col gap-3">
        <img
          src={`data:image/webp;base64,${data.image}`}
          alt={name}
          className="w-full rounded-md bg-raised"
        />
        <figcaption>
          <Facts>
            <Fact name={t('anchorApplications.realName')}>{data.realName}</Fact>
            <Fact name={t('anchorApplications.birthDate')}>{day(data.birthDate)}</Fact>
          </Facts>
        </figcaption>
      </figure>
    );
  }
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-2 rounded-md bg-raised p-4">
      <span className="text-sm text-muted">{name}</span>
      <Button
        disabled={isPending}
        aria-label={t('anchorApplications.lookAt', { side: side + 1 })}
        onClick={() => mutate()}
        className="bg-surface"
      >
        <Eye aria-hidden className="size-4" />
        {t('anchorApplications.look')}
      </Button>
      {fault && (
        <p role="alert" className="text-sm text-loss">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Looks at a side, which wants a fresh proof; what was seen is kept no longer than it is in sight. */
function useLook(userId: number, side: number) {
  const { api } = useServices();
  const proven = useProven();
  const look = () =>
    api('POST /anchor/document', { body: { userId, side } }, { idempotencyKey: idempotencyKey() });
  const invalidate = useInvalidate();
  return useMutation({
    gcTime: 0,
    mutationFn: () => proven(look),
    // Who has seen it all may approve.
    onSuccess: () =>
      invalidate({ resource: 'anchor-applications', id: userId, invalidates: ['detail'] }),
  });
}
