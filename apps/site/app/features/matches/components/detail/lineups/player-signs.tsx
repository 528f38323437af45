import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { formatMinute } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { IncidentIcon } from '../incidents/incident-icon.tsx';
import type { Marks } from './player-marks.ts';

const signs = [
  { mark: 'goals', kind: 'goal' },
  { mark: 'ownGoals', kind: 'ownGoal' },
  { mark: 'yellowCards', kind: 'yellowCard' },
  { mark: 'redCards', kind: 'redCard' },
] as const;

/** A player's goals and cards, and when they came and went. */
export function PlayerSigns({ player, marks }: { player: LineupPlayer; marks: Marks }) {
  const { t } = useTranslation('matches');
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      {signs.map(
        ({ mark, kind }) =>
          marks[mark] > 0 && (
            <span key={mark} className="inline-flex items-center">
              <span className="sr-only">{t(`incident.${kind}`)}</span>
              <IncidentIcon kind={kind} className="size-3.5" />
              {marks[mark] > 1 && <span className="tabular text-xs">{marks[mark]}</span>}
            </span>
          ),
      )}
      {player.cameOn !== null && (
        <Change
          minute={player.cameOn}
          label={t('lineup.cameOn', { minute: formatMinute({ minute: player.cameOn }) })}
          on
        />
      )}
      {player.wentOff !== null && (
        <Change
          minute={player.wentOff}
          label={t('lineup.wentOff', { minute: formatMinute({ minute: player.wentOff }) })}
        />
      )}
    </span>
  );
}

function Change({ minute, label, on = false }: { minute: number; label: string; on?: boolean }) {
  const Arrow = on ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-center text-xs">
      <span className="sr-only">{label}</span>
      <Arrow aria-hidden className={`size-3.5 ${on ? 'text-win' : 'text-loss'}`} />
      <span aria-hidden="true" className="tabular text-muted" dir="ltr">
        {formatMinute({ minute })}
      </span>
    </span>
  );
}
