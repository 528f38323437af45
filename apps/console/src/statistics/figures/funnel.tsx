import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../../format.ts';
import { figureNames, type Sum, shareOf } from './figures.ts';

/** How far those who came went: each step as a share of the visits. */
export function Funnel({ total }: { total: Sum }) {
  const { t } = useTranslation('console');
  const { count, percent } = useFormat();
  return (
    <ol className="flex flex-col gap-3">
      {figureNames.map((name) => {
        const share = shareOf(total[name], total.visits);
        return (
          <li key={name} className="flex flex-col gap-1">
            <div className="tabular flex items-baseline justify-between gap-2 text-sm">
              <span>{t(`figure.${name}`)}</span>
              <span>
                <span className="font-semibold">{count(total[name])}</span>
                {name !== 'visits' && (
                  <span className="ms-2 inline-block w-14 text-end text-muted">
                    {share === null ? '–' : percent(share)}
                  </span>
                )}
              </span>
            </div>
            <div aria-hidden className="h-2 overflow-hidden rounded-full bg-raised">
              <div
                style={{ width: `${Math.min(share ?? 0, 1) * 100}%` }}
                className="h-full min-w-0.5 rounded-full bg-accent"
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
