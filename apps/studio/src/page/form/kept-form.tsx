import { Alert } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-admin';
import { useFailureText } from '../answer.tsx';
import { SendButton } from './send-button.tsx';

interface KeptFormProps<Values> {
  /** What is kept, as it was fetched last. */
  values: Values;
  /** Rejects where it is not saved. */
  onSave: (values: Values) => Promise<unknown>;
  /** The field that an error is about; none: it is said below. */
  fieldOf?: (error: Error, values: Values) => keyof Values | null;
  children: ReactNode;
}

const keepTyped = { keepDirtyValues: true };

/** A form over what others may change meanwhile: what was typed stays until it is saved. */
export function KeptForm<Values extends object>(props: KeptFormProps<Values>) {
  const { values, onSave, fieldOf, children } = props;
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<string | null>(null);
  // Another id is another record to the form: nothing of it is typed.
  const [saves, setSaves] = useState(0);

  async function send({ id: _id, ...entered }: Values & { id: number }) {
    const next = entered as unknown as Values;
    setRefusal(null);
    try {
      await onSave(next);
      setSaves((times) => times + 1);
      return undefined;
    } catch (error) {
      const field = fieldOf?.(error as Error, next);
      const text = failureText(error as Error);
      if (field) return { [field]: text };
      setRefusal(text);
      return undefined;
    }
  }

  return (
    <Form
      noValidate
      record={{ ...values, id: saves }}
      resetOptions={keepTyped}
      onSubmit={(entered: unknown) => send(entered as Values & { id: number })}
    >
      {children}
      {refusal && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <SendButton />
    </Form>
  );
}
