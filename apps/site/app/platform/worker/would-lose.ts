const typed = new Set<WeakRef<HTMLElement>>();

/** Notes from now on which fields somebody has written into. */
export function watchFields(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) typed.add(new WeakRef(target));
  });
}

/** Whether a page loaded anew would lose what somebody is doing: writing, answering a dialog, watching. */
export function wouldLose(): boolean {
  for (const held of typed) {
    const field = held.deref();
    if (!field?.isConnected) typed.delete(held);
    else if (textOf(field) !== '') return true;
  }
  if (document.querySelector('dialog[open]')) return true;
  return [...document.querySelectorAll('video')].some(({ paused }) => !paused);
}

function textOf(field: HTMLElement): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return field.isContentEditable ? (field.textContent ?? '') : '';
}
