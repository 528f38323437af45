import { useState } from 'react';
import { forgetSearch, forgetSearches, pastSearches } from './past-searches.ts';

/** What was looked for in this browser, and how to forget it. */
export function usePastSearches() {
  const [texts, setTexts] = useState(pastSearches);
  return {
    texts,
    forget: (text: string) => setTexts(forgetSearch(text)),
    forgetAll: () => setTexts(forgetSearches()),
  };
}
