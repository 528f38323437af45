import { useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/dialog';
import { type ReactNode, useState } from 'react';
import type { ResourceName } from '../contract.ts';
import type { Failure } from '../failure.ts';
import { TextAreaField } from './fields.tsx';
import { ResourceForm } from './resource-form.tsx';
import { takesFocus } from './takes-focus.ts';

interface Decision {
  resource: ResourceName;
  id: number;
  /** What the row becomes. */
  values: Record<string, string>;
  /** Said once it is done. */
  done: string;
  /** What changes with it, and may be in sight. */
  also?: readonly ResourceName[];
}

function useDecision({ resource, id, values, done, also = [] }: Decision) {
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useUpdate<{ id: number }, Failure>({
    resource,
    id,
    successNotification: { type: 'success', message: done },
  });
  return {
    isPending: mutation.isPending,
    /** Rejects with a `Failure`. */
    async decide(reason?: string, isTold = false): Promise<void> {
      await mutateAsync({
        values: { ...values, ...(reason !== undefined && { reason }) },
        ...(isTold && { errorNotification: false as const }),
      });
      await Promise.all(
        also.map((name) => invalidate({ resource: name, invalidates: ['list', 'detail'] })),
      );
    },
  };
}

interface DecisionButtonProps extends Decision {
  icon?: ReactNode;
  look?: 'primary' | 'plain';
  children: ReactNode;
}

/** Decides at once. */
export function DecisionButton({ icon, look, children, ...decision }: DecisionButtonProps) {
  const { decide, isPending } = useDecision(decision);
  return (
    <Button
      look={look ?? 'plain'}
      disabled={isPending}
      // What is refused is told by a notification.
      onClick={() => decide().catch(() => undefined)}
    >
      {icon}
      {children}
    </Button>
  );
}

interface ReasonedDecisionProps extends DecisionButtonProps {
  /** What is asked before it is done. */
  title: string;
  hint: string;
}

/** Asks for the reason first: whom it concerns is told. */
export function ReasonedDecision(props: ReasonedDecisionProps) {
  const { icon, children, title, hint, ...decision } = props;
  const { t } = useTranslation(['console', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} className="text-loss">
        {icon}
        {children}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('common:action.close')}
      >
        <ReasonForm decision={decision} hint={hint} onClose={() => setOpen(false)}>
          {children}
        </ReasonForm>
      </Dialog>
    </>
  );
}

interface ReasonFormProps {
  decision: Decision;
  hint: string;
  onClose: () => void;
  children: ReactNode;
}

function ReasonForm({ decision, hint, onClose, children }: ReasonFormProps) {
  const { t } = useTranslation(['console', 'common']);
  const { decide, isPending } = useDecision(decision);

  async function save(entries: FormData) {
    await decide(String(entries.get('reason')).trim(), true);
    onClose();
  }

  return (
    <ResourceForm onSave={save}>
      <TextAreaField
        name="reason"
        ref={takesFocus}
        label={t('decision.reason')}
        hint={hint}
        required
        maxLength={500}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={isPending}>
          {children}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
    </ResourceForm>
  );
}
