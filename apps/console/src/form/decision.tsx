import { useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import type { ReactNode } from 'react';
import type { ResourceName } from '../contract.ts';
import { type Failure, isStale } from '../providers/failure.ts';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';
import { TextAreaField } from './fields.tsx';
import { NoLonger } from './form-refusal.tsx';
import { useKeptDialog } from './kept-dialog.tsx';
import { ResourceForm } from './resource-form.tsx';
import { takesFocus } from './takes-focus.ts';

interface Decision {
  resource: ResourceName;
  id: number | string;
  /** Of the row that is decided about, as it is in sight. */
  version: string;
  /** What the row becomes. */
  values: Record<string, string | number | boolean | null | readonly string[]>;
  /** Said once it is done. */
  done: string;
  /** What happens next. */
  then?: () => void;
  /** What changes with it, and may be in sight. */
  also?: readonly ResourceName[];
}

function useDecision({ resource, id, version, values, done, then, also = [] }: Decision) {
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useUpdate<{ id: number | string }, Failure>({
    resource,
    id,
    successNotification: { type: 'success', message: done },
  });
  const reload = () => invalidate({ resource, id, invalidates: ['list', 'detail'] });
  return {
    isPending: mutation.isPending,
    /** Shows the row as it stands now. */
    reload,
    /** Rejects with a `Failure`; of a form, with its reason and the version that it was begun from. */
    async decide(form?: { reason: string; version: string; onDone: () => void }): Promise<void> {
      await mutateAsync({
        values: {
          version: form?.version ?? version,
          ...values,
          ...(form && { reason: form.reason }),
        },
        // A form tells of it itself.
        ...(form && { errorNotification: false as const }),
      });
      form?.onDone();
      await Promise.all(
        also.map((name) => invalidate({ resource: name, invalidates: ['resourceAll'] })),
      );
      then?.();
    },
  };
}

interface DecisionButtonProps extends Decision {
  icon?: ReactNode;
  /** A key that presses it. */
  shortcut?: string;
  look?: 'primary' | 'plain';
  children: ReactNode;
}

/** Decides at once. */
export function DecisionButton(props: DecisionButtonProps) {
  const { icon, look, shortcut, children, ...decision } = props;
  const { decide, reload, isPending } = useDecision(decision);

  async function press() {
    try {
      await decide();
    } catch (error) {
      // What is refused is told by a notification.
      if (isStale(error as Failure)) await reload();
    }
  }

  return (
    <ShortcutButton shortcut={shortcut} look={look ?? 'plain'} disabled={isPending} onClick={press}>
      {icon}
      {children}
    </ShortcutButton>
  );
}

interface AskedDecisionProps extends DecisionButtonProps {
  /** What is asked before it is done, and what comes of it. */
  title: string;
  hint: string;
}

/** Asks once more: others see it at once. */
export function AskedDecision({ title, hint, ...props }: AskedDecisionProps) {
  const { icon, shortcut, look, children } = props;
  const { t } = useTranslation('common');
  const open = useKeptDialog({
    title,
    children: ({ isPossible, close }) => (
      <div className="flex flex-col gap-4">
        <p className="text-sm">{hint}</p>
        <div className="flex gap-2">
          {isPossible && (
            <DecisionButton
              {...props}
              then={() => {
                close();
                props.then?.();
              }}
            >
              {children}
            </DecisionButton>
          )}
          <Button onClick={close}>{t('action.cancel')}</Button>
        </div>
        {!isPossible && <NoLonger />}
      </div>
    ),
  });
  return (
    <ShortcutButton shortcut={shortcut} look={look ?? 'plain'} onClick={open}>
      {icon}
      {children}
    </ShortcutButton>
  );
}

interface ReasonedDecisionProps extends DecisionButtonProps {
  /** What is asked before it is done. */
  title: string;
  hint: string;
}

/** Asks for the reason first: whom it concerns is told. Unless it is given a look, it stands out as a refusal. */
export function ReasonedDecision(props: ReasonedDecisionProps) {
  const { icon, shortcut, look, children, title, hint, ...decision } = props;
  const open = useKeptDialog({
    title,
    children: ({ isPossible, close }) => (
      <ReasonForm decision={decision} hint={hint} isPossible={isPossible} onClose={close}>
        {children}
      </ReasonForm>
    ),
  });
  return (
    <ShortcutButton shortcut={shortcut} onClick={open} className={look ? '' : 'text-loss'}>
      {icon}
      {children}
    </ShortcutButton>
  );
}

interface ReasonFormProps {
  decision: Decision;
  hint: string;
  /** Whether the row, as it is now, can still be decided on so. */
  isPossible: boolean;
  onClose: () => void;
  children: ReactNode;
}

function ReasonForm({ decision, hint, isPossible, onClose, children }: ReasonFormProps) {
  const { t } = useTranslation(['console', 'common']);
  const { decide, reload, isPending } = useDecision(decision);

  const save = (entries: FormData, version: string) =>
    decide({ reason: String(entries.get('reason')).trim(), version, onDone: onClose });

  return (
    <ResourceForm
      version={decision.version}
      onSave={save}
      {...(isPossible && { onReload: reload })}
    >
      <TextAreaField
        name="reason"
        ref={takesFocus}
        label={t('decision.reason')}
        hint={hint}
        required
        maxLength={500}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={isPending || !isPossible}>
          {children}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
      {!isPossible && <NoLonger />}
    </ResourceForm>
  );
}
