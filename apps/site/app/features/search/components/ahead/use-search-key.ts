import { useEffect } from 'react';

const typedInto = 'input, textarea, select, [contenteditable], [role="application"]';

/** `/` leads to the search, from wherever it is not typed as a character. */
export function useSearchKey(search: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || (event.target as Element).closest(typedInto)) return;
      event.preventDefault();
      search();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
