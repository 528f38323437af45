import { useQuery } from '@tanstack/react-query';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { LeagueSection } from '@xiongmao/api/library/sections';
import type { LibraryLeague, LibrarySeason, SeasonTree } from '@xiongmao/api/library/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import type { ReactNode } from 'react';
import { leaguePath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { groupTitle } from '#app/shared/names/group-title.ts';
import { scheduleQuery, tablesQuery, treeQuery } from '../../api/library-queries.ts';
import { DataTable, unsorted } from '../table/data-table.tsx';
import { useScheduleColumns } from './schedule-columns.tsx';
import { SideName } from './side-name.tsx';
import { decisiveOnly, useStandingColumns } from './standing-columns.tsx';

interface SeasonOverviewProps {
  about: LibraryLeague;
  season: LibrarySeason;
  /** A knock-out stage, as a match's page draws it. */
  children: (bracket: SeasonTree['brackets'][number], tree: SeasonTree) => ReactNode;
}

/** A season in short: who won it, how its table stands, the matches of its current round, and its knock-out. */
export function SeasonOverview({ about, season, children }: SeasonOverviewProps) {
  const { t } = useTranslation('library');
  const { league } = about;
  const has = (section: LeagueSection) => season.sections.includes(section);
  const { champion } = season;
  const more = (section: LeagueSection) => (
    <Link
      to={leaguePath(league.id, section, season.id)}
      className="flex min-h-11 items-center text-sm text-muted hover:text-ink md:min-h-9"
    >
      {t('overview.all')}
      <span className="sr-only">: {t(`pages.${section}`)}</span>
    </Link>
  );
  return (
    <>
      {champion && (
        <p className="flex items-center gap-3 bg-surface p-4 text-sm md:rounded-lg">
          <span className="text-muted">{t('season.champion')}</span>
          <SideName team={champion} league={league} className="font-semibold" />
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-2 md:gap-3 lg:has-[>:nth-child(2)]:grid-cols-2">
        {has('groupTable') && (
          <Panel title={t('pages.groupTable')} aside={more('groupTable')}>
            <FirstTable {...{ about, season }} />
          </Panel>
        )}
        <Panel title={t('pages.scheduleTable')} aside={more('scheduleTable')}>
          <CurrentMatches season={season} />
        </Panel>
      </div>
      {has('promotionTree') && (
        <Trees season={season} begun={has('groupTable')}>
          {children}
        </Trees>
      )}
    </>
  );
}

/** Of several tables the first: the latest stage, the leaders' conference, group A. */
function FirstTable({ about: { league }, season }: Omit<SeasonOverviewProps, 'children'>) {
  const { t } = useTranslation('matches');
  const query = useQuery(tablesQuery(useApi(), { seasonId: season.id }));
  const columnsOf = useStandingColumns(league);
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={20} className="h-8" />}>
      {({ groups }) => {
        const [table] = groups;
        if (!table) return null;
        const { before, name, columns } = columnsOf(table.rows);
        const title = groupTitle(t, groups, table, sidesAs(league.gameId)).join(' · ');
        return (
          <>
            {title && <h3 className="px-4 pb-1 text-sm text-muted">{title}</h3>}
            <DataTable
              caption={title || league.name}
              rows={table.rows}
              keyOf={({ team }) => team.id}
              before={unsorted(before)}
              name={unsorted(name)}
              columns={decisiveOnly(columns).map(unsorted)}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const mostMatches = 12;

function CurrentMatches({ season }: { season: LibrarySeason }) {
  const query = useQuery(scheduleQuery(useApi(), { seasonId: season.id }));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={10} className="h-10" />}>
      {(schedule) => <Matches schedule={schedule} />}
    </Loaded>
  );
}

function Matches({ schedule }: { schedule: Parameters<typeof useScheduleColumns>[0] }) {
  const { t } = useTranslation('library');
  const { name, columns } = useScheduleColumns(schedule);
  return (
    <DataTable
      caption={t('pages.scheduleTable')}
      rows={schedule.matches.slice(-mostMatches)}
      keyOf={({ id }) => id}
      name={unsorted(name)}
      columns={columns.map(unsorted)}
    />
  );
}

interface TreesProps extends Omit<SeasonOverviewProps, 'about'> {
  /** Those alone of which a match has been played: until then the tables say more. */
  begun: boolean;
}

function Trees({ season, begun, children }: TreesProps) {
  const query = useQuery(treeQuery(useApi(), season.id));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={8} className="h-16" />}>
      {(tree) =>
        tree.brackets
          .filter((bracket) => !begun || hasBegun(bracket))
          .map((bracket) => children(bracket, tree))
      }
    </Loaded>
  );
}

const hasBegun = ({ rounds }: SeasonTree['brackets'][number]): boolean =>
  rounds.some(({ ties }) => ties.some(({ legs }) => legs.some(({ score }) => score !== null)));
