import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../../format.ts';
import { Change } from './change.tsx';
import { figureNames, type Sum } from './figures.ts';

interface FigureListProps {
  now: Sum;
  /** What it is compared with; undefined while it is on its way. */
  before: Sum | undefined;
}

/** Each figure, and how it stands to the other period. */
export function FigureList({ now, before }: FigureListProps) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
      {figureNames.map((name) => (
        <div key={name} className="flex flex-col gap-1">
          <dt className="text-xs text-muted">{t(`figure.${name}`)}</dt>
          <dd className="tabular text-2xl font-semibold">{count(now[name])}</dd>
          <dd>
            <Change now={now[name]} before={before?.[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
