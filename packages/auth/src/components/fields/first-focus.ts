/**
 * As a ref: puts the focus where one begins to write, with a mouse or keyboard at hand. On touch screens
 * the keys would cover the rest of the dialog; a tab that was just chosen keeps it.
 */
export function firstFocus(element: HTMLElement | null): void {
  if (!element || !matchMedia('(pointer: fine)').matches) return;
  if (document.activeElement?.closest('[role="tablist"]')) return;
  // For a dialog that is only about to open, the attribute; for one that is open, the focus itself.
  element.setAttribute('autofocus', '');
  element.focus();
}
