import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { searchFieldId, searchPath } from '#app/paths.ts';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="application"]'));

/** `/` leads to the search, from wherever it is not typed as a character. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyped(event.target)) return;
      event.preventDefault();
      const field = document.getElementById(searchFieldId);
      if (field instanceof HTMLInputElement) field.select();
      else void navigate(searchPath);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}
