import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isPlain, mayPrefetch } from '#app/platform/link.tsx';
import { whenLoaded } from '#app/platform/when-idle.ts';
import { useBoardView } from '../board-context.tsx';

interface RowLinksProps {
  /** Where one of the rows leads: what its page needs is what all of theirs do. */
  to: string;
  children: ReactNode;
}

/**
 * Makes the plain links of rows (`data-row`) lead through the router, and fetches their page's code ahead:
 * once for all of them, where a component each would cost more than the row.
 */
export function RowLinks({ to, children }: RowLinksProps) {
  const area = useRef<HTMLDivElement>(null);
  const { base } = useBoardView();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState(false);

  const follow = useEffectEvent(async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-row]');
    if (!link || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    const rows = area.current!;
    const mark = (busy: 'true' | 'false') => {
      const shown = link.isConnected ? link : rows.querySelector(`[href="${link.pathname}"]`);
      shown?.setAttribute('aria-busy', busy);
    };
    // At once: its page may be on its way for a while, and a full row take the place of a light one meanwhile.
    mark('true');
    const changes = new MutationObserver(() => mark('true'));
    changes.observe(rows, { childList: true, subtree: true });
    await navigate(link.pathname.slice(base.length));
    changes.disconnect();
    mark('false');
  });

  useEffect(() => {
    const rows = area.current!;
    const listener = (event: MouseEvent) => void follow(event);
    rows.addEventListener('click', listener);
    const stop = whenLoaded(() => setAhead(mayPrefetch()));
    return () => {
      rows.removeEventListener('click', listener);
      stop();
    };
  }, []);

  return (
    <div ref={area}>
      {children}
      {ahead && <PrefetchPageLinks page={to} />}
    </div>
  );
}
