import type { ExpertRecord } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { shareText, yieldText, yieldTone } from '../ranking/record-text.ts';

type Figures = Pick<ExpertRecord, 'counted' | 'won' | 'accuracy' | 'yield'>;

interface RecordTableProps {
  caption: string;
  /** What the rows are. */
  head: string;
  /** Without figures there is no sample yet. */
  rows: readonly { name: string; figures: Figures | null }[];
}

const cell = 'py-1.5 ps-2 text-end whitespace-nowrap tabular';

/** Accuracy, hits and yield of parts of a record, one below the other. */
export function RecordTable({ caption, head, rows }: RecordTableProps) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  return (
    <ScrollRegion label={caption} className="px-4 pb-3">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {head}
            </th>
            <th scope="col" className={`${cell} py-1 font-normal`}>
              {t('record.accuracy')}
            </th>
            <th scope="col" className={`${cell} py-1 font-normal`}>
              {t('windows.hits')}
            </th>
            <th scope="col" className={`${cell} py-1 font-normal`}>
              {t('record.yield')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row" className="w-2/5 py-1.5 text-start font-normal">
                {name}
                <Bar share={figures?.accuracy ?? null} />
              </th>
              <td className={`${cell} font-semibold`}>
                <bdi>{shareText(figures?.accuracy ?? null, locale)}</bdi>
              </td>
              <td className={`${cell} text-muted`}>
                {figures ? t('record.wonOf', { won: figures.won, counted: figures.counted }) : '–'}
              </td>
              <td className={`${cell} ${yieldTone(figures?.yield ?? null)}`}>
                <bdi dir="ltr">{yieldText(figures?.yield ?? null, locale)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The figure beside it, to the eye; half of the way is marked. */
function Bar({ share }: { share: number | null }) {
  return (
    <span aria-hidden className="relative mt-1 block h-1 rounded-full bg-raised">
      <span
        className={`absolute inset-y-0 start-0 rounded-full ${(share ?? 0) >= 0.5 ? 'bg-win' : 'bg-draw'}`}
        style={{ width: `${(share ?? 0) * 100}%` }}
      />
      <span className="absolute -inset-y-0.5 start-1/2 w-px bg-muted" />
    </span>
  );
}
