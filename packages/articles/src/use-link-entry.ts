import { isLink } from '@xiongmao/api/fields/links/is-link';
import { useState } from 'react';

/** An address as it is typed: `apply` is done with one that may be linked to, and says what is none. */
export function useLinkEntry(was: string | null, onDone: (href: string) => void) {
  const [href, setHref] = useState(was ?? '');
  const [isWrong, setWrong] = useState(false);
  function apply(): void {
    const address = href.trim();
    if (isLink(address)) onDone(address);
    else setWrong(true);
  }
  return { href, setHref, isWrong, apply };
}
