import type { Incident, Lineup, LineupPlayer } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Flag } from '@xiongmao/ui/flag';
import { RoleName } from '#app/shared/names/role-name.tsx';
import { PlayerName } from '../player-name.tsx';
import { marksOf } from './player-marks.ts';
import { PlayerSigns } from './player-signs.tsx';

/** After any minute. */
const never = 1000;

interface SquadListProps {
  lineup: Lineup;
  gameId: number;
  incidents: readonly Incident[];
  /** A pitch shows who began, where there is room for one. */
  onPitch: boolean;
}

/** A squad as lists: who began, who sat on the bench, who coaches. */
export function SquadList({ lineup, gameId, incidents, onPitch }: SquadListProps) {
  const { t } = useTranslation('matches');
  const starters = lineup.players.filter(({ starter }) => starter);
  // Those who came on stand first, in the order in which they came.
  const bench = lineup.players
    .filter(({ starter }) => !starter)
    .sort((a, b) => (a.cameOn ?? never) - (b.cameOn ?? never));
  const given = { gameId, incidents };
  return (
    <>
      <div className={onPitch ? 'min-[390px]:hidden' : ''}>
        <Players title={t('lineup.startingLineup')} players={starters} {...given} />
      </div>
      {/* Where nobody tells who began, none of them was a substitute for sure. */}
      <Players
        title={t(starters.length > 0 ? 'lineup.substitutes' : 'lineup.players')}
        players={bench}
        {...given}
      />
      {lineup.coach && (
        <>
          <h3 className="px-4 pt-3 pb-1 text-xs text-muted">{t('lineup.coach')}</h3>
          <p className="px-4 pb-3 text-sm">{lineup.coach}</p>
        </>
      )}
    </>
  );
}

interface PlayersProps {
  title: string;
  players: readonly LineupPlayer[];
  gameId: number;
  incidents: readonly Incident[];
}

function Players({ title, players, gameId, incidents }: PlayersProps) {
  if (players.length === 0) return null;
  return (
    <>
      <h3 className="px-4 pt-3 pb-1 text-xs text-muted">{title}</h3>
      <ul>
        {players.map((player) => (
          <li
            key={player.playerId}
            className="flex min-h-9 flex-wrap items-center gap-x-2 px-4 py-1 text-sm"
          >
            {player.number !== null && (
              <span className="tabular w-5 shrink-0 text-end text-xs text-muted">
                {player.number}
              </span>
            )}
            {player.country && <Flag country={player.country} className="h-2.5" />}
            <PlayerName player={player} className="min-w-0 [overflow-wrap:anywhere]" />
            {player.position && (
              <span className="text-xs text-muted">
                <RoleName role={player.position} gameId={gameId} />
              </span>
            )}
            <span className="ms-auto">
              <PlayerSigns player={player} marks={marksOf(player, incidents)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
