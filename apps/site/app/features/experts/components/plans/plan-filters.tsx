import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Select } from '#app/shared/form/select.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { isFiltered, type PlanFilter, planOrders } from '../../api/plan-filter.ts';
import { GameFilter } from '../game-filter.tsx';

/** Which plans on sale are shown, and in which order. */
export function PlanFilters({ filter }: { filter: PlanFilter }) {
  const { t } = useTranslation('experts');
  const [, change] = useAddress();
  return (
    <div className="flex flex-col gap-2 pb-2">
      <GameFilter chosen={filter.gameId} />
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2 px-3 md:px-0">
        <legend className="sr-only">{t('filter.label')}</legend>
        {(['free', 'refund'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter[name]}
            onClick={() => change({ [name]: filter[name] ? null : '1' })}
            className="min-h-11 rounded-sm border border-line px-3 text-sm text-muted hover:text-ink aria-pressed:border-accent aria-pressed:text-ink md:min-h-9"
          >
            {t(`filter.${name}`)}
          </button>
        ))}
        {isFiltered(filter) && (
          <Button
            look="quiet"
            className="px-2!"
            onClick={() => change({ game: null, free: null, refund: null })}
          >
            {t('filter.clear')}
          </Button>
        )}
        <div className="ms-auto min-w-0">
          <Select
            label={t('filter.order')}
            value={filter.order}
            options={planOrders.map((value) => ({ value, label: t(`planOrder.${value}`) }))}
            onChange={(order) => change({ order: order === 'newest' ? null : order })}
          />
        </div>
      </fieldset>
    </div>
  );
}
