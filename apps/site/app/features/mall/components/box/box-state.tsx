import type { Edition } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** Whether a box can be drawn from, or why not. */
export function BoxState({ state }: Pick<Edition, 'state'>) {
  const { t } = useTranslation('mall');
  return (
    <span
      className={`shrink-0 rounded-sm px-1.5 text-xs/5 font-semibold ${state === 'open' ? 'bg-accent/15 text-accent' : 'bg-raised text-muted'}`}
    >
      {t(`box.state.${state}`)}
    </span>
  );
}
