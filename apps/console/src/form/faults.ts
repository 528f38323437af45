/** What a control may be refused for before it is sent; a key under `form.fault`. */
export type FaultName = 'required' | 'tooLong' | 'malformed';

type Checked = Pick<ValidityState, 'valid' | 'valueMissing' | 'tooLong'>;

/** What is wrong with a control, by its own attributes (`required`, `maxlength`, `type`); null if nothing. */
export function faultOf(validity: Checked, value: string, isRequired: boolean): FaultName | null {
  if (validity.valueMissing || (isRequired && value.trim() === '')) return 'required';
  if (validity.tooLong) return 'tooLong';
  return validity.valid ? null : 'malformed';
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The controls of a form that are not filled in as they should be, by name. */
export function faultsOf(form: HTMLFormElement): Record<string, FaultName> {
  const faults: Record<string, FaultName> = {};
  for (const element of form.elements) {
    if (!isControl(element) || !element.name) continue;
    const fault = faultOf(element.validity, element.value, element.required);
    if (fault) faults[element.name] ??= fault;
  }
  return faults;
}

/** Leads to the first control that something is wrong with. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    if (isControl(element) && names.includes(element.name)) {
      element.focus();
      return;
    }
  }
}
