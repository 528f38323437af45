import type { Lineup, LineupPlayer } from '@xiongmao/api/matches/shapes';
import { useTranslation } from 'react-i18next';
import { PlayerMarks } from './player-marks.tsx';

/** A squad as lists: who began, unless a pitch shows it, who sat on the bench, who coaches. */
export function SquadList({ lineup, onPitch }: { lineup: Lineup; onPitch: boolean }) {
  const { t } = useTranslation('matches');
  const starters = lineup.players.filter(({ starter }) => starter);
  const bench = lineup.players.filter(({ starter }) => !starter);
  // Those who came on stand first, in the order in which they came.
  bench.sort((a, b) => (a.cameOn ?? 999) - (b.cameOn ?? 999));
  return (
    <div className="min-w-0">
      <div className={onPitch ? 'min-[390px]:hidden' : ''}>
        <Players title={t('lineup.startingLineup')} players={starters} />
      </div>
      <Players title={t('lineup.substitutes')} players={bench} />
      {lineup.coach && (
        <>
          <h3 className="px-4 pt-3 pb-1 text-xs text-muted">{t('lineup.coach')}</h3>
          <p className="px-4 pb-3 text-sm">{lineup.coach}</p>
        </>
      )}
    </div>
  );
}

function Players({ title, players }: { title: string; players: readonly LineupPlayer[] }) {
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
            <span className="min-w-0 [overflow-wrap:anywhere]">{player.name}</span>
            {player.position && <span className="text-xs text-muted">{player.position}</span>}
            <span className="ms-auto">
              <PlayerMarks player={player} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
