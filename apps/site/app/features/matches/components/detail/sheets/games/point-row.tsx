import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { SheetPoint } from '@xiongmao/api/matches/sheets/games';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { SideDot } from '#app/shared/games/sides.tsx';
import { Apart } from '../apart.tsx';

interface PointRowProps {
  point: SheetPoint;
  detail: MatchDetail;
}

/** A point: who won it, how, and what is known of serve and rally. */
export function PointRow({ point, detail }: PointRowProps) {
  const { t } = useTranslation('sheets');
  const locale = useLocale();
  const { winner, called, chance, ending, stroke, player, serve, width, speed, strokes } = point;
  const [first, second] = sidesOf(detail.match.gameId);
  const isError = ending !== undefined && ending !== 'ace' && ending !== 'winner';
  const other = winner === 'home' ? 'away' : 'home';
  const who = player ?? detail[isError ? other : winner].name;
  const more = [
    serve === 2 && ending !== 'doubleFault' && t('games.secondServe'),
    width && t(`games.width.${width}`),
    speed && t('games.speed', { speed: formatNumber(speed, locale) }),
    strokes && strokes > 1 && t('games.strokes', { count: strokes }),
  ].filter((text) => typeof text === 'string');
  return (
    <li className="grid min-h-8 grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3 px-4 py-1 text-xs">
      <span className="tabular flex items-center gap-1.5">
        <SideDot side={winner} />
        {called ? (
          <span>
            <Apart pieces={[called[first], called[second]]} by="–" />
          </span>
        ) : (
          t('games.game')
        )}
      </span>
      <span className="min-w-0">
        <span className="text-sm">
          {ending ? t(`games.ending.${ending}`, { context: stroke ?? '' }) : t('games.point')}
        </span>{' '}
        <span className="text-muted">
          <Apart pieces={[who, ...more]} />
        </span>
        {chance && (
          <span className="ms-2 font-semibold text-accent">{t(`games.chance.${chance.at}`)}</span>
        )}
      </span>
    </li>
  );
}
