import { useWarnAboutChange } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  type FormEvent,
  Fragment,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Failure, failureText, isStale } from '../providers/failure.ts';
import { type Entered, enteredIn } from './entered.ts';
import { faultsOf, focusFirst } from './faults/faults.ts';
import { useFaultText } from './faults/use-fault-text.ts';
import { FormProvider } from './form-context.ts';
import { EnteredBefore, FormRefusal } from './form-refusal.tsx';

interface ResourceFormProps {
  /** Sends what stands in the form, made from a version of the row; rejects with a `Failure`. */
  onSave: (entries: FormData, version: string) => Promise<unknown>;
  /** Of the row that the form is filled with. */
  version?: string;
  /** Fetches the row anew, when it was changed meanwhile. */
  onReload?: () => Promise<unknown>;
  /** Leaving it unsaved is asked about. */
  guarded?: boolean;
  children: ReactNode;
}

/**
 * A form whose controls say by their own attributes what they take, and whose fields show what the server
 * says against them.
 */
export function ResourceForm({
  onSave,
  version = '',
  onReload,
  guarded = false,
  children,
}: ResourceFormProps) {
  const { t } = useTranslation(['console', 'common']);
  const faultText = useFaultText();
  const { setWarnWhen } = useWarnAboutChange();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<{ text: string; isStale: boolean }>();
  // What is being edited stays as it was begun, until it is saved or reloaded; else another's change
  // would be saved over without having been seen.
  const [begun, setBegun] = useState({ version, times: 0 });
  const [isTouched, setTouched] = useState(false);
  const [entered, setEntered] = useState<Entered[]>([]);
  if (!isTouched && begun.version !== version) setBegun({ version, times: begun.times + 1 });

  // What is gone asks nothing.
  useEffect(() => (guarded ? () => setWarnWhen(false) : undefined), [guarded, setWarnWhen]);

  const form = useMemo(
    () => ({
      faults,
      touch() {
        setTouched(true);
        if (guarded) setWarnWhen(true);
      },
    }),
    [faults, guarded, setWarnWhen],
  );

  function show(found: Record<string, string>, told?: typeof refusal) {
    setFaults(found);
    setRefusal(told);
    if (element.current) focusFirst(element.current, Object.keys(found));
  }

  const told = (failure: Failure) => ({
    text: failureText(t, failure),
    isStale: isStale(failure),
  });

  async function reload() {
    const had = element.current ? enteredIn(element.current) : [];
    await onReload?.();
    show({});
    setEntered(had);
    setTouched(false);
    if (guarded) setWarnWhen(false);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A double click comes before any button is disabled.
    if (isSending.current) return;
    const { currentTarget } = event;
    // Spaces around a number come with pasting it.
    for (const field of currentTarget.querySelectorAll<HTMLInputElement>('input[pattern]')) {
      const trimmed = field.value.trim();
      // What a script sets is no longer held against the least length.
      if (trimmed !== field.value) field.value = trimmed;
    }
    const found = Object.entries(faultsOf(currentTarget));
    show(Object.fromEntries(found.map(([name, fault]) => [name, faultText(fault)])));
    if (found.length > 0) return;
    isSending.current = true;
    try {
      await onSave(new FormData(currentTarget), begun.version);
      setTouched(false);
      setEntered([]);
      // What is saved may be left.
      if (guarded) setWarnWhen(false);
    } catch (error) {
      const failure = error as Failure;
      const named = Object.keys(failure.errors ?? {}).some((name) =>
        currentTarget.elements.namedItem(name),
      );
      show(failure.errors ?? {}, named ? undefined : told(failure));
    } finally {
      isSending.current = false;
    }
  }

  return (
    <FormProvider value={form}>
      <form
        ref={element}
        noValidate
        onSubmit={save}
        onChange={form.touch}
        className="flex flex-col gap-4"
      >
        {entered.length > 0 && <EnteredBefore entered={entered} />}
        <Fragment key={begun.times}>{children}</Fragment>
        {refusal && (
          <FormRefusal
            text={refusal.text}
            onReload={refusal.isStale && onReload ? () => void reload() : undefined}
          />
        )}
      </form>
    </FormProvider>
  );
}
