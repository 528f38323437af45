import { CanAccess, useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import EyeOff from 'lucide-react/icons/eye-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { takesFocus } from '../form/takes-focus.ts';
import type { Failure } from '../providers/failure.ts';

type Kept = Row<'quarantined-messages'>;

interface DecisionsProps {
  of: readonly Kept[];
  onDone?: () => void;
}

/** What can be done about entries, one or several: each is decided, and kept in the audit log, by itself. */
export function Decisions({ of, onDone }: DecisionsProps) {
  const { t } = useTranslation(['console', 'common']);
  const { decide, isPending } = useDecisions(onDone);
  const [isAsking, setAsking] = useState(false);
  const retryable = of.filter((kept) => kept.retryable && kept.state !== 'ignored');
  const ignored = of.filter(({ state }) => state === 'ignored');
  const ignorable = of.filter(({ state }) => state === 'open');
  return (
    <CanAccess resource="quarantined-messages" action="edit">
      {retryable.length > 0 && (
        <Button disabled={isPending} onClick={() => void decide(retryable, { state: 'retried' })}>
          <RotateCw aria-hidden className="size-4" />
          {t('quarantine.retry')}
        </Button>
      )}
      {ignorable.length > 0 && (
        <Button disabled={isPending} onClick={() => setAsking(true)}>
          <EyeOff aria-hidden className="size-4" />
          {t('quarantine.ignore')}
        </Button>
      )}
      {ignored.length > 0 && (
        <Button disabled={isPending} onClick={() => void decide(ignored, { state: 'open' })}>
          <Undo aria-hidden className="size-4" />
          {t('quarantine.undo')}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('quarantine.ignoreOf', { count: ignorable.length })}
        closeLabel={t('common:action.close')}
      >
        <ResourceForm
          onSave={async (entries) => {
            const reason = String(entries.get('reason')).trim();
            setAsking(false);
            await decide(ignorable, { state: 'ignored', reason });
          }}
        >
          <TextAreaField
            name="reason"
            ref={takesFocus}
            label={t('decision.reason')}
            hint={t('quarantine.ignoreHint')}
            required
            maxLength={500}
          />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={isPending}>
              {t('quarantine.ignore')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('common:action.cancel')}</Button>
          </div>
        </ResourceForm>
      </Dialog>
    </CanAccess>
  );
}

type Told = 'applied' | 'unchanged' | 'refused' | 'ignored' | 'open' | 'failed';
const tellable: readonly Told[] = ['applied', 'unchanged', 'refused', 'ignored', 'open', 'failed'];

/** Decides about one after the other, and says what became of them, together. */
function useDecisions(onDone?: () => void) {
  const { t } = useTranslation('console');
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const { mutateAsync } = useUpdate<Kept, Failure>({
    resource: 'quarantined-messages',
    invalidates: [],
    successNotification: false,
    errorNotification: false,
  });
  const [isPending, setPending] = useState(false);

  async function decide(of: readonly Kept[], values: { state: Kept['state']; reason?: string }) {
    setPending(true);
    const told: Told[] = [];
    for (const { id, version } of of) {
      try {
        const { data } = await mutateAsync({ id, values: { ...values, version } });
        told.push(values.state === 'retried' ? data.outcome! : (values.state as Told));
      } catch {
        told.push('failed');
      }
    }
    setPending(false);
    onDone?.();
    const isBad = told.some((each) => each === 'failed' || each === 'refused');
    const message = tellable
      .map((each) => ({ each, count: told.filter((other) => other === each).length }))
      .filter(({ count }) => count > 0)
      .map(({ each, count }) => t(`quarantine.told.${each}`, { count }))
      .join(' · ');
    open?.({ type: isBad ? 'error' : 'success', message });
    await Promise.all(
      (['quarantined-messages', 'feed-sources'] as const).map((resource) =>
        invalidate({ resource, invalidates: ['resourceAll'] }),
      ),
    );
  }

  return { decide, isPending };
}
