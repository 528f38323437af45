/** What a control may be refused for before it is sent: a key under `form.fault`, and what the text names. */
export type Fault =
  | { name: 'required' | 'tooLong' | 'whole' | 'malformed' }
  | { name: 'tooShort' | 'step' | 'tooSmall' | 'tooGreat'; limit: number }
  /** A day, or a local time. */
  | { name: 'tooEarly' | 'tooLate'; limit: string };

type Checked = Pick<
  ValidityState,
  | 'valid'
  | 'valueMissing'
  | 'tooLong'
  | 'tooShort'
  | 'rangeUnderflow'
  | 'rangeOverflow'
  | 'stepMismatch'
>;

/** Of a control, what decides what it takes. */
export interface ControlState {
  validity: Checked;
  value: string;
  required: boolean;
  type: string;
  min?: string;
  max?: string;
  step?: string;
  minLength?: number;
}

/** What is wrong with a control, by its own attributes (`required`, `maxlength`, `min`, `type`); null if nothing. */
export function faultOf(control: ControlState): Fault | null {
  const { validity, value, required, type, min = '', max = '', step, minLength = 0 } = control;
  if (validity.valid && !(required && value.trim() === '')) return null;
  if (validity.valid || validity.valueMissing) return { name: 'required' };
  if (validity.tooLong) return { name: 'tooLong' };
  if (validity.tooShort) return { name: 'tooShort', limit: minLength };
  const isNumber = type === 'number';
  if (validity.rangeUnderflow) {
    return isNumber ? { name: 'tooSmall', limit: Number(min) } : { name: 'tooEarly', limit: min };
  }
  if (validity.rangeOverflow) {
    return isNumber ? { name: 'tooGreat', limit: Number(max) } : { name: 'tooLate', limit: max };
  }
  if (validity.stepMismatch && isNumber) {
    const by = Number(step || 1);
    return by === 1 ? { name: 'whole' } : { name: 'step', limit: by };
  }
  return { name: 'malformed' };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The controls of a form that are not filled in as they should be, by name. */
export function faultsOf(form: HTMLFormElement): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  for (const element of form.elements) {
    if (!isControl(element) || !element.name) continue;
    const fault = faultOf(element);
    if (fault) faults[element.name] ??= fault;
  }
  return faults;
}

/** Leads to the first control that something is wrong with, by its own name or that of the group it is in. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    if (!isControl(element)) continue;
    const group = element.closest('fieldset')?.name;
    if (names.includes(element.name) || (group && names.includes(group))) {
      element.focus();
      return;
    }
  }
}
