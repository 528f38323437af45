import type { AnchorRight } from '@xiongmao/api/anchors/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';

/** What an anchor may beside streaming matches for nothing. */
export function Rights({ rights }: { rights: readonly AnchorRight[] }) {
  const { t } = useTranslation('anchors');
  if (rights.length === 0) return '–';
  return (
    <span className="flex flex-wrap gap-1">
      {rights.map((right) => (
        <Badge key={right}>{t(`right.${right}`)}</Badge>
      ))}
    </span>
  );
}
