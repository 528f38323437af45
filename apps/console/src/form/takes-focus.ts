/** As `ref` of what a dialog should put the focus on: it looks for the attribute, which React keeps to itself. */
export function takesFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
