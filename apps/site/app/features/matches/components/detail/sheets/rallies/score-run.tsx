import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { SheetRally } from '@xiongmao/api/matches/sheets/rallies';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { numbered } from '../numbered.ts';

interface ScoreRunProps {
  rallies: readonly SheetRally[];
  detail: MatchDetail;
}

const tones: Record<Side, string> = { home: 'bg-home/25', away: 'bg-away/25' };

/** As an umpire writes a set down: a line for each side, and in the line of who won a rally their points. */
export function ScoreRun({ rallies, detail }: ScoreRunProps) {
  const { t } = useTranslation('sheets');
  if (rallies.length === 0) return null;
  return (
    <ScrollRegion label={t('rallies.run')}>
      <table className="tabular mb-3 text-xs">
        <tbody>
          {sidesOf(detail.match.gameId).map((side) => (
            <tr key={side} className="h-7">
              <th scope="row" className="sticky start-0 bg-surface ps-4 pe-2">
                <TeamCrest team={detail[side]} />
                <span className="sr-only">{detail[side].name}</span>
              </th>
              {numbered(rallies).map(({ number, item: { winner, score } }) => (
                <td key={number} className="min-w-6 text-center last:pe-4">
                  {winner === side && (
                    <span
                      className={`inline-flex size-6 items-center justify-center rounded-sm ${tones[side]}`}
                    >
                      {score[side]}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
