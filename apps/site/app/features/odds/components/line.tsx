import type { OddsPick } from '@xiongmao/api/odds/kinds';
import { lineText } from '@xiongmao/i18n/odds/line-text';
import { useLocale } from '#app/platform/i18n.tsx';

/** The line as it is for a side: what one gets the other gives. */
export function Line({ pick, line }: { pick: OddsPick; line: number }) {
  const locale = useLocale();
  const isTotal = pick === 'over' || pick === 'under';
  return (
    <bdi dir="ltr" className="text-xs text-muted">
      {lineText(pick === 'away' ? 0 - line : line, isTotal, locale)}
    </bdi>
  );
}
