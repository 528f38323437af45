import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatClock, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Skull from 'lucide-react/icons/skull';
import { useLocale } from '#app/platform/i18n.tsx';
import { SideDot } from '#app/shared/games/sides.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { Card } from '../../card.tsx';
import type { Part } from './part.ts';

interface FightsProps {
  fights: Part['fights'];
  detail: MatchDetail;
}

/** When many fought, what each side lost and gained by it. */
export function Fights({ fights, detail }: FightsProps) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const signed = (value: number) =>
    `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), locale)}`;
  return (
    <Card title={t('heroesSheet.fights')}>
      <ol>
        {fights.map(({ from, to, deaths, gold }) => (
          <li key={from} className="border-t border-line px-4 py-2.5 text-sm">
            <p className="tabular mb-1 text-xs text-muted">
              <bdi dir="ltr">
                {t('heroesSheet.fight', {
                  from: formatClock(Math.max(0, from)),
                  to: formatClock(Math.max(0, to)),
                })}
              </bdi>
            </p>
            <table className="tabular w-full">
              <thead className="sr-only">
                <tr>
                  <th>{t('table.team_esport')}</th>
                  <th>{t('heroesSheet.fallen')}</th>
                  <th>{t('heroesSheet.swing')}</th>
                </tr>
              </thead>
              <tbody>
                {(['home', 'away'] as const).map((side) => (
                  <tr key={side}>
                    <th scope="row" className="w-full max-w-0 py-0.5 text-start font-normal">
                      <span className="flex items-center gap-2">
                        <SideDot side={side} />
                        <Name>{detail[side].name}</Name>
                      </span>
                    </th>
                    <td className="px-3 whitespace-nowrap text-muted">
                      <span className="flex items-center justify-end gap-1.5">
                        <Skull aria-hidden className="size-3.5" />
                        {deaths[side]}
                      </span>
                    </td>
                    <td
                      dir="ltr"
                      className={`min-w-16 text-end font-semibold ${gold[side] > 0 ? 'text-win' : gold[side] < 0 ? 'text-loss' : ''}`}
                    >
                      {signed(gold[side])}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ol>
    </Card>
  );
}
