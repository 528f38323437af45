import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What is chosen of links beside each other: the one tapped last, at once. What it leads to is rendered
 * in a transition; another address is the end of it.
 */
export function useChosen<Choice>(shown: Choice): [Choice, (next: Choice) => void] {
  const { key } = useLocation();
  const [tapped, setTapped] = useState<{ key: string; choice: Choice } | null>(null);
  if (tapped && tapped.key !== key) setTapped(null);
  return [tapped?.key === key ? tapped.choice : shown, (choice) => setTapped({ key, choice })];
}
