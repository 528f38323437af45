import type { SquadPage as Page } from '@xiongmao/api/library/lines/pages';
import type { SquadRecord } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { squadPath, squadsPath } from '#app/paths.ts';
import { BellSlot, FollowSlot } from '#app/shared/slots.tsx';
import { squadPagesOf } from '../../api/lines/record-pages.ts';
import { FiguresExplained } from '../lines/figures-explained.tsx';
import { Form } from './form.tsx';
import { MatchLog } from './match-log.tsx';
import { Profile } from './profile.tsx';
import { Ranks } from './ranks.tsx';
import { RecordPage } from './record-page.tsx';
import { Roster } from './roster.tsx';
import { SeasonTables } from './season-tables.tsx';
import { TablePlace } from './table-place.tsx';
import { Upcoming } from './upcoming.tsx';

/** One of a team's pages. */
export function SquadPage({ record, page }: { record: SquadRecord; page: Page | null }) {
  const { t } = useTranslation(['lines', 'games']);
  const { team, gameId, seasons } = record;
  return (
    <RecordPage
      subject="team"
      id={team.id}
      name={team.name}
      country={team.country}
      description={t('team.about', { name: team.name })}
      back={squadsPath()}
      page={page}
      pages={squadPagesOf(record)}
      pathOf={(each) => squadPath(team.id, each)}
      aside={
        <>
          <BellSlot subjects={[{ kind: 'team', id: team.id, name: team.name, gameId }]} />
          <FollowSlot target={{ kind: 'team', id: team.id }} name={team.name} />
        </>
      }
      facts={[t(`games:${gameId}` as 'games:202'), seasons[0]?.league.name]
        .filter((text) => text && text !== '–')
        .join(' · ')}
    >
      <Shown record={record} page={page} />
    </RecordPage>
  );
}

function Shown({ record, page }: { record: SquadRecord; page: Page | null }) {
  const { t } = useTranslation('lines');
  const { team, gameId, seasons } = record;
  const [latest] = seasons;
  switch (page) {
    case null:
      return (
        <>
          <Upcoming teamId={team.id} most={3} />
          <Form teamId={team.id} />
          {latest && <TablePlace teamId={team.id} latest={latest} />}
          <Profile subject="team" record={record} />
        </>
      );
    case 'scheduleTable':
      return (
        <>
          <Upcoming teamId={team.id} />
          <MatchLog subject="team" id={team.id} gameId={gameId} title={t('results')} table={null} />
        </>
      );
    case 'TeamTable':
      return <Roster record={record} />;
    case 'dataModule':
      return <SeasonTables subject="team" record={record} means="totals" />;
    case 'meansModule':
      return <SeasonTables subject="team" record={record} means="means" />;
    case 'sortTable':
      return <Ranks subject="team" record={record} />;
    case 'config':
      return <FiguresExplained subject="team" gameId={gameId} />;
  }
}
