import { createContext, use } from 'react';

interface FormState {
  faults: Readonly<Record<string, string>>;
  touch: () => void;
}

const FormContext = createContext<FormState>({ faults: {}, touch() {} });
export const FormProvider = FormContext.Provider;

/** What is wrong with a field of the form around it. */
export function useFault(name: string): string | undefined {
  return use(FormContext).faults[name];
}

/** Says to the form around that it was changed by other means than a control: a picture moved, a row added. */
export const useTouch = (): (() => void) => use(FormContext).touch;
