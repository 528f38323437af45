import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { PlayerPage as Page } from '@xiongmao/api/library/lines/pages';
import type { PlayerRecord } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { playerPath, playersPath, squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { PositionName } from '#app/shared/names/role-name.tsx';
import { BellSlot, FollowSlot } from '#app/shared/slots.tsx';
import { playerPagesOf } from '../../api/lines/record-pages.ts';
import { FiguresExplained } from '../lines/figures-explained.tsx';
import { MatchLog } from './match-log.tsx';
import { Profile } from './profile.tsx';
import { Ranks } from './ranks.tsx';
import { RecordPage } from './record-page.tsx';
import { SeasonTables } from './season-tables.tsx';
import { TeamsOfPlayer } from './teams-of-player.tsx';
import { Weapons } from './weapons.tsx';

/** One of a player's pages. */
export function PlayerPage({ record, page }: { record: PlayerRecord; page: Page | null }) {
  const { t } = useTranslation(['lines', 'games']);
  const { player, team, gameId } = record;
  const isAlone = sidesAs(gameId) === 'player';
  return (
    <RecordPage
      subject="player"
      id={player.id}
      name={player.name}
      country={player.country}
      description={t('player.about', { name: player.name })}
      back={playersPath()}
      page={page}
      pages={playerPagesOf(record)}
      pathOf={(each) => playerPath(player.id, each)}
      aside={
        <>
          <BellSlot subjects={[{ kind: 'player', id: player.id, name: player.name, gameId }]} />
          <FollowSlot target={{ kind: 'player', id: player.id }} name={player.name} />
        </>
      }
      facts={
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{t(`games:${gameId}` as 'games:202')}</span>
          {team && !isAlone && (
            <Link
              to={squadPath(team.id)}
              className="inline-flex min-h-11 items-center text-ink hover:underline md:min-h-6"
            >
              <bdi>{team.name}</bdi>
            </Link>
          )}
          {player.position && (
            <span>
              <PositionName role={player.position} gameId={gameId} />
            </span>
          )}
          {player.number !== null && <span>{t('number', { number: player.number })}</span>}
        </span>
      }
    >
      <Shown record={record} page={page} />
    </RecordPage>
  );
}

function Shown({ record, page }: { record: PlayerRecord; page: Page | null }) {
  const { t } = useTranslation('lines');
  const { player, gameId } = record;
  switch (page) {
    case null:
      return <Profile subject="player" record={record} />;
    case 'dataModule':
      return <SeasonTables subject="player" record={record} means="totals" />;
    case 'meansModule':
      return <SeasonTables subject="player" record={record} means="means" />;
    case 'sortTable':
      return <Ranks subject="player" record={record} />;
    case 'sortMatchTable':
      return (
        <MatchLog
          subject="player"
          id={player.id}
          gameId={gameId}
          title={t('pages.sortMatchTable')}
        />
      );
    case 'sortServiceTable':
      return (
        <>
          <SeasonTables subject="player" record={record} means="totals" only="service" />
          <MatchLog
            subject="player"
            id={player.id}
            gameId={gameId}
            title={t('byMatch')}
            table="service"
          />
        </>
      );
    case 'sortWeaponTable':
      return <Weapons record={record} />;
    case 'TeamTable':
      return <TeamsOfPlayer record={record} />;
    case 'config':
      return <FiguresExplained subject="player" gameId={gameId} />;
  }
}
