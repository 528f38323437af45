import { useWarnAboutChange } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Failure, failureText } from '../failure.ts';
import { faultsOf, focusFirst } from './faults.ts';
import { FaultsProvider } from './form-context.ts';

interface ResourceFormProps {
  /** Sends what stands in the form; rejects with a `Failure`. */
  onSave: (entries: FormData) => Promise<unknown>;
  /** Leaving it unsaved is asked about. */
  guarded?: boolean;
  children: ReactNode;
}

/**
 * A form whose controls say by their own attributes what they take, and whose fields show what the server
 * says against them.
 */
export function ResourceForm({ onSave, guarded = false, children }: ResourceFormProps) {
  const { t } = useTranslation(['console', 'common']);
  const { setWarnWhen } = useWarnAboutChange();
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();

  function show(found: Record<string, string>, text?: string) {
    setFaults(found);
    setRefusal(text);
    if (element.current) focusFirst(element.current, Object.keys(found));
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = Object.entries(faultsOf(form));
    show(Object.fromEntries(found.map(([name, fault]) => [name, t(`form.fault.${fault}`)])));
    if (found.length > 0) return;
    try {
      await onSave(new FormData(form));
    } catch (error) {
      const failure = error as Failure;
      const named = Object.keys(failure.errors ?? {}).some((name) => form.elements.namedItem(name));
      show(failure.errors ?? {}, named ? undefined : failureText(t, failure));
    }
  }

  return (
    <FaultsProvider value={faults}>
      <form
        ref={element}
        noValidate
        onSubmit={save}
        onChange={() => guarded && setWarnWhen(true)}
        className="flex flex-col gap-4"
      >
        {children}
        {refusal && (
          <p role="alert" className="text-sm text-loss">
            {refusal}
          </p>
        )}
      </form>
    </FaultsProvider>
  );
}
