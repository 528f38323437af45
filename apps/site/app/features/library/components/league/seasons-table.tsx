import type { LibraryLeague, LibrarySeason } from '@xiongmao/api/library/shapes';
import { formatDay } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { leaguePath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { seasonName } from '#app/shared/names/season-name.ts';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { TeamFlag } from '#app/shared/names/team-flag.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';

/** What the library has of a league: each season, who won it, and the pages there are of it. */
export function SeasonsTable({ about }: { about: LibraryLeague }) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { league, seasons } = about;
  if (seasons.length === 0) return <EmptyState text={t('season.empty')} />;
  const day = (text: string | null) => (text ? formatDay(text, locale, 'date') : '–');
  const name: Column<LibrarySeason> = {
    key: 'season',
    head: t('season.name'),
    by: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link
        to={leaguePath(league.id, null, id)}
        className="flex min-h-11 items-center hover:underline"
      >
        {seasonName(name)}
      </Link>
    ),
  };
  const columns: Column<LibrarySeason>[] = [
    {
      key: 'champion',
      head: t('season.champion'),
      by: ({ champion }) => champion?.name ?? null,
      className: 'text-start',
      cell: ({ champion }) =>
        champion && (
          <span className="flex items-center gap-2">
            <TeamCrest team={champion} />
            <span className="flex min-w-0 items-center">
              <TeamFlag team={champion} league={league} />
              <Name>{champion.name}</Name>
            </span>
          </span>
        ),
    },
    {
      key: 'sides',
      head: t('season.sides', { context: namedAs(league.gameId) }),
      by: ({ teams }) => teams,
      cell: ({ teams }) => teams,
    },
    {
      key: 'played',
      head: t('season.matches'),
      by: ({ played }) => played,
      cell: ({ played, matches }) =>
        played === matches ? matches : t('season.playedOf', { played, matches }),
    },
    { key: 'from', head: t('season.from'), by: ({ from }) => from, cell: ({ from }) => day(from) },
    { key: 'to', head: t('season.to'), by: ({ to }) => to, cell: ({ to }) => day(to) },
    {
      key: 'pages',
      head: t('season.pages'),
      className: 'text-start',
      cell: ({ id, sections }) => (
        <span className="flex gap-3">
          {sections.map((section) => (
            <Link
              key={section}
              to={leaguePath(league.id, section, id)}
              prefetch="none"
              className="flex min-h-11 items-center text-muted hover:text-ink hover:underline md:min-h-9"
            >
              {t(`pages.${section}`)}
            </Link>
          ))}
        </span>
      ),
    },
  ];
  return (
    <section className="overflow-hidden bg-surface md:rounded-lg">
      <h2 className="sr-only">{t('pages.config')}</h2>
      <DataTable
        caption={t('season.caption', { league: league.name })}
        rows={seasons}
        keyOf={({ id }) => id}
        name={name}
        columns={columns}
      />
    </section>
  );
}
