import { ApiError } from '@xiongmao/api/client';
import { identityErrors } from '@xiongmao/api/identity/errors';
import { Button } from '@xiongmao/ui/button';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { createContext, type FormEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { useErrorText } from '../../use-error-text.ts';
import { useWrite } from '../../use-write.ts';
import { Agreement } from '../layouts/agreement.tsx';

export interface Fault {
  /** Name of the field that is to blame, where one is. */
  field: FieldName | null;
  text: string;
}
export type FieldName =
  | 'address'
  | 'code'
  | 'password'
  | 'oldPassword'
  | 'username'
  | 'agreed'
  | 'text'
  | 'confirmation'
  | 'name'
  | 'organisation'
  | 'holder'
  | 'email'
  | 'work'
  | 'addresses'
  | 'goodFaith'
  | 'signature';

/** Which field the server's refusals are about. */
const blamed = new Map<number, FieldName>([
  [identityErrors.wrongCode.code, 'code'],
  [identityErrors.wrongPassword.code, 'password'],
  [identityErrors.weakPassword.code, 'password'],
  [identityErrors.shortPassword.code, 'password'],
  [identityErrors.commonPassword.code, 'password'],
  [identityErrors.invalidAddress.code, 'address'],
  [identityErrors.addressTaken.code, 'address'],
  [identityErrors.usernameTaken.code, 'username'],
  [identityErrors.usernameReserved.code, 'username'],
  [identityErrors.invalidUsername.code, 'username'],
  [identityErrors.agreementRequired.code, 'agreed'],
]);

interface FormState {
  /** Id of the error line for the field that it is about. */
  faultOf: (field: FieldName) => string | undefined;
  blame: (fault: Fault) => void;
  blameError: (error: unknown) => void;
}

const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('useForm is used outside a form');
  return form;
}

interface FormProps {
  /** What its button says. */
  action: string;
  /** What is wrong with what was entered; null for nothing. */
  check: () => Fault | null;
  send: () => Promise<void>;
  /** What was wrong before anything was entered. */
  fault?: string | undefined;
  /** Errors that are about another field here than elsewhere. */
  blames?: ReadonlyMap<number, FieldName>;
  children: ReactNode;
  /** Between the error line and the button. */
  last?: ReactNode;
}

/** Fields, one line for what is wrong, and the button: checked in the browser, then sent. */
export function Form(props: FormProps) {
  const { action, check, send, fault: first, blames, children, last } = props;
  const errorId = useId();
  const element = useRef<HTMLFormElement>(null);
  const errorText = useErrorText();
  const [fault, setFault] = useState<Fault | null>(first ? { field: null, text: first } : null);

  function blame(next: Fault): void {
    setFault(next);
    const field = next.field && element.current?.elements.namedItem(next.field);
    if (field instanceof HTMLElement) field.focus();
  }
  function blameError(error: unknown): void {
    const code = error instanceof ApiError ? error.errorCode : 0;
    blame({ field: blames?.get(code) ?? blamed.get(code) ?? null, text: errorText(error) });
  }
  const { mutate, isPending } = useWrite({ mutationFn: send, onError: blameError });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const found = check();
    if (found) {
      blame(found);
      return;
    }
    setFault(null);
    mutate();
  }

  return (
    <FormContext
      value={{
        faultOf: (field) => (fault?.field === field ? errorId : undefined),
        blame,
        blameError,
      }}
    >
      <form
        ref={element}
        noValidate
        aria-busy={isPending}
        onSubmit={submit}
        onChange={() => setFault(null)}
        className="flex flex-col gap-3"
      >
        {children}
        <p id={errorId} role="alert" className="-my-1 min-h-5 text-sm text-loss">
          {fault?.text}
        </p>
        {last}
        <Button type="submit" look="primary" aria-disabled={isPending} className="w-full">
          {isPending && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
          {action}
        </Button>
      </form>
    </FormContext>
  );
}

/** The agreement as a form's last field. */
export function FormAgreement() {
  return <Agreement faultId={useForm().faultOf('agreed')} />;
}
