/**
 * For the `ref` of what asks for results: when these come in its place they get the focus that it had, by the link of
 * their row or else as a whole.
 */
export function handOverFocus(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const row = button.closest('li');
    const around: HTMLElement[] = [];
    for (let next = button.parentElement; next; next = next.parentElement) around.push(next);
    queueMicrotask(() => {
      const place = row ?? around.find((each) => each.isConnected);
      // A row that has left took along what it showed.
      if (place?.isConnected) focusOn(place.querySelector(row ? 'a' : 'main') ?? place);
    });
  };
}

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
