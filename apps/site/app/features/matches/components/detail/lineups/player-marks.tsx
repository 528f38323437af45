import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { formatMinute } from '@xiongmao/i18n/format';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RectangleVertical from 'lucide-react/icons/rectangle-vertical';
import Volleyball from 'lucide-react/icons/volleyball';
import { useTranslation } from 'react-i18next';

/** What a player did that the line-up shows: goals, cards, coming and going. */
export function PlayerMarks({ player }: { player: LineupPlayer }) {
  const { t } = useTranslation('matches');
  const { goals = 0, yellowCards = 0, redCards = 0 } = player.statistics;
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      {goals > 0 && (
        <span className="inline-flex items-center">
          <Volleyball role="img" aria-label={t('incident.goal')} className="size-3.5" />
          {goals > 1 && <span className="tabular text-xs">{goals}</span>}
        </span>
      )}
      {yellowCards > 0 && (
        <RectangleVertical
          role="img"
          aria-label={t('incident.yellowCard')}
          className="size-3.5 fill-[#f5c518] text-[#f5c518]"
        />
      )}
      {redCards > 0 && (
        <RectangleVertical
          role="img"
          aria-label={t('incident.redCard')}
          className="size-3.5 fill-loss text-loss"
        />
      )}
      {player.cameOn !== null && (
        <Change minute={player.cameOn} label={t('lineup.cameOn', { minute: player.cameOn })} on />
      )}
      {player.wentOff !== null && (
        <Change minute={player.wentOff} label={t('lineup.wentOff', { minute: player.wentOff })} />
      )}
    </span>
  );
}

function Change({ minute, label, on = false }: { minute: number; label: string; on?: boolean }) {
  const Arrow = on ? ArrowUp : ArrowDown;
  return (
    <span role="img" aria-label={label} className="inline-flex items-center text-xs">
      <Arrow className={`size-3.5 ${on ? 'text-win' : 'text-loss'}`} />
      <span className="tabular text-muted" dir="ltr">
        {formatMinute({ minute })}
      </span>
    </span>
  );
}
