import type { Edition } from '@xiongmao/api/mall/shapes';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';

/** How many boxes are left of how many. */
export function LeftBar({ edition: { left, size } }: { edition: Pick<Edition, 'left' | 'size'> }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const shown = (count: number) => formatNumber(count, locale, 0);
  return (
    <span className="flex flex-col gap-1">
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full w-full origin-left bg-accent transition-transform duration-200 rtl:origin-right"
          style={{ transform: `scaleX(${size > 0 ? left / size : 0})` }}
        />
      </span>
      <span className="text-xs text-muted tabular">
        {t('box.left', { count: left, left: shown(left), size: shown(size) })}
      </span>
    </span>
  );
}
