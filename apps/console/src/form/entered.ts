/** What somebody wrote into a field, under the name that stands beside it. */
export interface Entered {
  name: string;
  label: string;
  text: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return control.value !== control.defaultValue;
}

/** As a person reads it; what is kept as data says itself how. */
const textOf = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (control.selectedOptions[0]?.text ?? '')
    : (control.dataset.text ?? control.value).trim();

/** The fields of a form that hold something else than they began with. */
export function enteredIn(form: HTMLFormElement): Entered[] {
  return [...form.elements]
    .filter(isControl)
    .filter((control) => control.name !== '' && isChanged(control))
    .map((control) => ({
      name: control.name,
      label: control.labels?.[0]?.textContent ?? control.ariaLabel ?? control.name,
      text: textOf(control),
    }));
}
