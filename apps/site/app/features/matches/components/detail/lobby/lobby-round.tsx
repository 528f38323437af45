import { pointsIn } from '@xiongmao/api/matches/lobby';
import type { Lobby } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';
import { Heads, TeamCell } from './lobby-table.tsx';

type Round = Lobby['played'][number];
type Result = Round['results'][number];

interface LobbyRoundProps {
  round: Round;
  lobby: Lobby;
  gameId: number;
  /** Being played. */
  live: boolean;
}

/** One round: who is still in, then by place. */
export function LobbyRound({ round, lobby, gameId, live }: LobbyRoundProps) {
  const { t } = useTranslation('matches');
  const teams = new Map(lobby.teams.map((entry) => [entry.team.id, entry]));
  const title = [say(t, periodLabel(round.key, gameId).full), round.map]
    .filter(Boolean)
    .join(' · ');
  const results = round.results.toSorted(byPlace);
  const showsAlive = live && results.some(({ alive }) => alive !== null);
  return (
    <Card
      title={title}
      aside={live && <span className="text-xs font-semibold text-live">{t('status.live')}</span>}
    >
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <Heads
              keys={
                showsAlive
                  ? ['place', 'team', 'alive', 'kills', 'points']
                  : ['place', 'team', 'kills', 'points']
              }
            />
          </tr>
        </thead>
        <tbody>
          {results.map((result) => {
            const { teamId, placement, kills, alive } = result;
            const tone = placement === 1 ? 'font-semibold' : '';
            return (
              <tr key={teamId} className={`border-t border-line ${tone}`}>
                <td className="h-9 text-center text-xs text-muted">{placement ?? '–'}</td>
                <TeamCell entry={teams.get(teamId)} quiet={live && placement !== null} />
                {showsAlive && <td className="px-1 text-center text-live">{alive || ''}</td>}
                <td className="px-1 text-center">{kills}</td>
                <td className="px-2 text-center font-semibold">{pointsIn(result, lobby).points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

/** Those without a place are in play, or nobody told it. */
function byPlace(a: Result, b: Result): number {
  return (
    (a.placement ?? 0) - (b.placement ?? 0) || (b.alive ?? 0) - (a.alive ?? 0) || b.kills - a.kills
  );
}
