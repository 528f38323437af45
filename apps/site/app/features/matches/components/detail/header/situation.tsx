import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { downOf, spotAt } from '@xiongmao/api/matches/sheets/downs';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { momentValue } from '../../../scoreboard.ts';
import { useSpotWords } from '../sheets/drives/use-spot-words.ts';

/**
 * What a fan of the sport wants to know beside the score: who is on base and how many are out; the down, and where.
 * Its place is kept: between innings there is nothing to tell.
 */
export default function Situation({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  const { columns } = sportOf(match.gameId);
  const value = (key: string) => momentValue(match.state, key);
  const outs = value('outs');
  const count = value('count');
  return (
    <div className="flex h-9 items-start justify-center gap-4 text-sm">
      {columns.some((key) => key === 'bases') && (
        <Bases taken={value('bases')} label={`${t('column.bases')}: ${value('bases') || '–'}`} />
      )}
      {outs && (
        <p className="flex items-baseline gap-1.5">
          <span className="text-xs text-muted">{t('column.outs')}</span>
          <span className="tabular font-semibold">{outs}</span>
        </p>
      )}
      {count && (
        <p className="tabular font-semibold" dir="ltr">
          {count}
        </p>
      )}
      <PlayedDown detail={detail} text={value('down')} />
    </div>
  );
}

/** Which down, how far it is to the next first, and at which yard line. */
function PlayedDown({ detail, text }: { detail: MatchDetail; text: string }) {
  const { t } = useTranslation('matches');
  const spotWords = useSpotWords(detail);
  const play = downOf(text);
  if (!play) return null;
  const { columns } = detail.match.state;
  const offence = columns.some(({ key, home }) => key === 'down' && home) ? 'home' : 'away';
  return (
    <p className="tabular font-semibold">
      {t(`drives.down${play.down as 1 | 2 | 3 | 4}`, { n: play.toGo })}
      {play.yard !== null && (
        <span className="font-normal text-muted">
          {' · '}
          <bdi>{spotWords(spotAt(offence, play.yard))}</bdi>
        </span>
      )}
    </p>
  );
}

/** The diamond from above: second base on top, third at the left hand, first at the right. */
function Bases({ taken, label }: { taken: string; label: string }) {
  const squares = [
    { base: '2', x: 12, y: 5 },
    { base: '3', x: 5, y: 12 },
    { base: '1', x: 19, y: 12 },
  ];
  return (
    <svg viewBox="0 0 24 17" role="img" aria-label={label} className="h-6">
      {squares.map(({ base, x, y }) => (
        <rect
          key={base}
          x={x - 3}
          y={y - 3}
          width="6"
          height="6"
          transform={`rotate(45 ${x} ${y})`}
          className={taken.includes(base) ? 'fill-accent' : 'fill-none stroke-muted'}
        />
      ))}
    </svg>
  );
}
