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
import { useFormat } from '../format.ts';
import { type Failure, failureText } from '../providers/failure.ts';

type Kept = Row<'quarantined-messages'>;

interface DecisionsProps {
  of: readonly Kept[];
  /** Told which of them could not be decided. */
  onDone?: (failed: readonly number[]) => void;
  /** Told which of them were decided, before the list comes anew. */
  onDecided: (ids: readonly number[]) => void;
}

/** What can be done about entries, one or several: each is decided, and kept in the audit log, by itself. */
export function Decisions({ of, onDone, onDecided }: DecisionsProps) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const { decide, isPending } = useDecisions({ onDone, onDecided });
  const [isAsking, setAsking] = useState(false);
  const retryable = of.filter((kept) => kept.retryable && kept.state !== 'ignored');
  const ignored = of.filter(({ state }) => state === 'ignored');
  const ignorable = of.filter(({ state }) => state === 'open');
  /** How many of those that are chosen it is about, where it is not about all. */
  const label = (what: string, some: readonly Kept[]) =>
    some.length === of.length
      ? what
      : t('quarantine.someOf', { what, some: count(some.length), all: count(of.length) });
  return (
    <CanAccess resource="quarantined-messages" action="edit">
      {retryable.length > 0 && (
        <Button disabled={isPending} onClick={() => void decide(retryable, { state: 'retried' })}>
          <RotateCw aria-hidden className="size-4" />
          {label(t('quarantine.retry'), retryable)}
        </Button>
      )}
      {ignorable.length > 0 && (
        <Button disabled={isPending} onClick={() => setAsking(true)}>
          <EyeOff aria-hidden className="size-4" />
          {label(t('quarantine.ignore'), ignorable)}
        </Button>
      )}
      {ignored.length > 0 && (
        <Button disabled={isPending} onClick={() => void decide(ignored, { state: 'open' })}>
          <Undo aria-hidden className="size-4" />
          {label(t('quarantine.undo'), ignored)}
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
            const failures = await decide(ignorable, { state: 'ignored', reason });
            // The reason need not be written again.
            if (failures.length === ignorable.length) throw failures[0];
            setAsking(false);
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
function useDecisions({ onDone, onDecided }: Pick<DecisionsProps, 'onDone' | 'onDecided'>) {
  const { t } = useTranslation(['console', 'common']);
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const { mutateAsync } = useUpdate<Kept, Failure>({
    resource: 'quarantined-messages',
    invalidates: [],
    successNotification: false,
    errorNotification: false,
  });
  const [isPending, setPending] = useState(false);

  async function decide(
    of: readonly Kept[],
    values: { state: Kept['state']; reason?: string },
  ): Promise<Failure[]> {
    setPending(true);
    const told: Told[] = [];
    const failures: Failure[] = [];
    const failed: number[] = [];
    for (const { id, version } of of) {
      try {
        const { data } = await mutateAsync({ id, values: { ...values, version } });
        told.push(values.state === 'retried' ? data.outcome! : (values.state as Told));
      } catch (failure) {
        told.push('failed');
        failed.push(id);
        failures.push(failure as Failure);
      }
    }
    setPending(false);
    onDone?.(failed);
    const decided = of.flatMap(({ id }) => (failed.includes(id) ? [] : id));
    if (decided.length > 0) onDecided(decided);
    const isBad = told.some((each) => each === 'failed' || each === 'refused');
    const message = tellable
      .map((each) => ({ each, count: told.filter((other) => other === each).length }))
      .filter(({ count }) => count > 0)
      .map(({ each, count }) => t(`quarantine.told.${each}`, { count }));
    const why = new Set(failures.map((failure) => failureText(t, failure)));
    open?.({ type: isBad ? 'error' : 'success', message: [...message, ...why].join(' · ') });
    await Promise.all(
      (['quarantined-messages', 'feed-sources'] as const).map((resource) =>
        invalidate({ resource, invalidates: ['resourceAll'] }),
      ),
    );
    return failures;
  }

  return { decide, isPending };
}
