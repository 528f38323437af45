import {
  type PlayerPage as Page,
  pageTables,
  playerPages,
} from '@xiongmao/api/library/lines/pages';
import type { PlayerRecord } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { playerPath, playersPath, squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { sidesAs } from '#app/shared/games/sport-of.ts';
import { positionName } from '#app/shared/names/position-name.ts';
import { BellSlot, FollowSlot } from '#app/shared/slots.tsx';
import { FiguresExplained } from '../lines/figures-explained.tsx';
import { MatchLog } from './match-log.tsx';
import { Profile } from './profile.tsx';
import { Ranks } from './ranks.tsx';
import { RecordPage } from './record-page.tsx';
import { SeasonTables } from './season-tables.tsx';
import { TeamsOfPlayer } from './teams-of-player.tsx';
import { Weapons } from './weapons.tsx';

/** The pages that there are of a player: what the sport does not have is absent. */
export function playerPagesOf({ gameId, tables, ranks }: PlayerRecord): (Page | null)[] {
  const has = (page: Page) => {
    const table = pageTables[page];
    if (table) return tables.includes(table);
    if (page === 'TeamTable') return sidesAs(gameId) !== 'player';
    return page !== 'sortTable' || ranks.length > 0;
  };
  return [null, ...playerPages.filter(has)];
}

/** One of a player's pages. */
export function PlayerPage({ record, page }: { record: PlayerRecord; page: Page | null }) {
  const { t } = useTranslation(['lines', 'games']);
  const { t: ofMatches } = useTranslation('matches');
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
        <span className="flex flex-wrap gap-x-2">
          <span>{t(`games:${gameId}` as 'games:202')}</span>
          {team && !isAlone && (
            <Link to={squadPath(team.id)} className="text-ink hover:underline">
              <bdi>{team.name}</bdi>
            </Link>
          )}
          {player.position && <span>{positionName(ofMatches, player.position, gameId)}</span>}
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
