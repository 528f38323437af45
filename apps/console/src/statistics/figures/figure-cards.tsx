import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useFormat } from '../../format.ts';
import { Change } from './change.tsx';
import { type FigureName, figureNames, type Sum } from './figures.ts';

const grid = 'grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-5';

interface FigureCardsProps {
  now: Sum;
  /** What it is compared with; undefined while it is on its way. */
  before: Sum | undefined;
  chosen: FigureName;
  onChoose: (name: FigureName) => void;
}

/** Each figure, and how it stands to the other period; the chosen one is drawn by day. */
export function FigureCards({ now, before, chosen, onChoose }: FigureCardsProps) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return (
    <fieldset className={grid}>
      <legend className="sr-only">{t('statistics.figures')}</legend>
      {figureNames.map((name) => (
        <label
          key={name}
          className="flex cursor-pointer flex-col gap-1 rounded-lg bg-surface p-4 inset-ring-2 inset-ring-transparent hover:bg-raised has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="figure"
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            className="sr-only"
          />
          <span className="text-xs text-muted">{t(`figure.${name}`)}</span>
          <span className="tabular text-2xl font-semibold">{count(now[name])}</span>
          <Change now={now[name]} before={before?.[name]} />
        </label>
      ))}
    </fieldset>
  );
}

export function FigureCardsLoading() {
  return (
    <div className={grid}>
      {figureNames.map((name) => (
        <Skeleton key={name} className="h-27 rounded-lg" />
      ))}
    </div>
  );
}
