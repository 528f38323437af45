import { useSearchParams } from 'react-router';

/** Changes what the address chooses: null leaves it out. Where one was scrolled to stays. */
export function useAddress(): [URLSearchParams, (changes: Record<string, string | null>) => void] {
  const [search, setSearch] = useSearchParams();
  function change(changes: Record<string, string | null>): void {
    setSearch(
      (held) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) held.delete(name);
          else held.set(name, value);
        }
        return held;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [search, change];
}
