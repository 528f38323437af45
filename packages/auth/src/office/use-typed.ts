import { useEffect, useState } from 'react';

const restMs = 300;

/** What stands in a search field (`typed`), and what of it is looked for once the typing rests (`asked`). */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, asked };
}
