import { lobbyStanding, pointsIn } from '@xiongmao/api/matches/lobby';
import type { Lobby } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { Card } from '../card.tsx';
import { Heads, TeamCell } from './lobby-table.tsx';

const wide = 'hidden md:table-cell';

/** All teams over all rounds; on wider screens also what each round brought. */
export function LobbyStanding({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('matches');
  const teams = new Map(lobby.teams.map((entry) => [entry.team.id, entry]));
  const rows = lobbyStanding([...teams.keys()], lobby);
  const title = t('lobby.standing');
  const { placementPoints, killPoints } = lobby;
  // Before the first round, and where results are hidden, there is who takes part.
  const isTold = lobby.played.length > 0;
  return (
    <Card title={title}>
      <ScrollRegion label={title}>
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <Heads keys={isTold ? ['rank', 'team'] : ['team']} />
              {lobby.played.map(({ key }, index) => (
                <th key={key} scope="col" className={`min-w-8 px-1 font-normal ${wide}`}>
                  <abbr title={t('phase.game_round', { n: index + 1 })} className="no-underline">
                    {t('phaseShort.game_round', { n: index + 1 })}
                  </abbr>
                </th>
              ))}
              {isTold && <Heads keys={['wins', 'placement', 'kills', 'points']} />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.teamId} className="border-t border-line">
                {isTold && <td className="h-10 text-center text-xs text-muted">{row.rank}</td>}
                <TeamCell entry={teams.get(row.teamId)} />
                {lobby.played.map(({ key, results }) => {
                  const result = results.find(({ teamId }) => teamId === row.teamId);
                  return (
                    <td key={key} className={`px-1 text-center text-muted ${wide}`}>
                      {result && pointsIn(result, lobby).points}
                    </td>
                  );
                })}
                {isTold && (
                  <>
                    <td className="px-1 text-center">{row.wins}</td>
                    <td className="px-1 text-center">{row.placementPoints}</td>
                    <td className="px-1 text-center">{row.kills}</td>
                    <td className="px-2 text-center font-semibold">{row.points}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="border-t border-line px-4 py-3 text-xs text-muted">
        {t('lobby.rules', {
          places: placementPoints.map((points, index) => `${index + 1}: ${points}`).join(' · '),
          kill: killPoints,
        })}
      </p>
    </Card>
  );
}
