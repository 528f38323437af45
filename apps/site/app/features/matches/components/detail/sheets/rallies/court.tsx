import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { SheetRally } from '@xiongmao/api/matches/sheets/rallies';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';

interface CourtProps {
  court: NonNullable<SheetRally['court']>;
  detail: MatchDetail;
}

/** Places of a half, in rows from its end line to the net, seen from the first side's end line. */
const rows: Record<'first' | 'second', readonly (readonly number[])[]> = {
  first: [
    [5, 4],
    [6, 3],
    [1, 2],
  ],
  second: [
    [2, 1],
    [3, 6],
    [4, 5],
  ],
};

const tones: Record<Side, string> = { home: 'bg-home/25', away: 'bg-away/25' };

/** Who stands where as the ball is served: the first side's half, the net, the other's. */
export function Court({ court, detail }: CourtProps) {
  const { t } = useTranslation('sheets');
  const [first, second] = sidesOf(detail.match.gameId);
  const half = (side: Side, place: 'first' | 'second') => (
    <div className="grid grow grid-cols-2 gap-1 p-1">
      {rows[place].flat().map((position) => (
        <span
          key={position}
          className={`tabular flex min-h-9 items-center justify-center rounded-sm text-sm font-semibold ${tones[side]}`}
        >
          <span className="sr-only">{t('rallies.position', { position })} </span>
          {court[side][position - 1]}
        </span>
      ))}
    </div>
  );
  return (
    <figure className="mx-auto max-w-80">
      <figcaption className="sr-only">{t('rallies.court')}</figcaption>
      <div className="flex items-stretch rounded-sm border border-line" dir="ltr">
        {half(first, 'first')}
        <span aria-hidden className="w-0.5 bg-muted" />
        {half(second, 'second')}
      </div>
    </figure>
  );
}
