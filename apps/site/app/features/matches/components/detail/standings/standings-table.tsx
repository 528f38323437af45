import type { League } from '@xiongmao/api/catalogue/shapes';
import type { StandingRow, Standings } from '@xiongmao/api/matches/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { runRateText, shareOr, signed } from '#app/shared/games/figure-text.ts';
import { FormDots } from '#app/shared/games/form-dots.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { hasDrawColumn, winShare } from '#app/shared/games/table-draws.ts';
import { type ScoreWord, tableWords } from '#app/shared/games/table-words.ts';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { TeamFlag } from '#app/shared/names/team-flag.tsx';
import { TeamLink } from '#app/shared/names/team-link.tsx';

interface StandingsTableProps {
  rows: readonly StandingRow[];
  caption: string;
  league: League;
  /** The two sides of the match: their rows stand out. */
  teamIds: readonly number[];
  /** The least there is, for a narrow place. */
  narrow?: boolean;
}

const wide = 'hidden md:table-cell';

/** A table of a league or group; on phones only what decides the rank. */
export function StandingsTable(props: StandingsTableProps) {
  const { rows, caption, league, teamIds, narrow = false } = props;
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const hasPoints = rows.some(({ points }) => points !== null);
  const hasDraws = hasDrawColumn(rows, league.gameId);
  const { context, scored, conceded, difference } = tableWords(league.gameId, hasPoints);
  const further = narrow ? 'hidden' : wide;
  const hasRunRate = rows.some(({ runRate }) => runRate !== null);
  // Where names have little room, wins, losses and their share tell how many were played.
  const head = narrow ? 'min-w-7 px-0.5' : 'min-w-9 px-1';
  const heads = [
    { key: 'played', className: narrow && !hasPoints ? 'hidden' : '' },
    { key: 'won', className: hasPoints ? further : '' },
    ...(hasDraws ? [{ key: 'drawn', className: further } as const] : []),
    { key: 'lost', className: hasPoints ? further : '' },
    { key: scored, className: further },
    { key: conceded, className: further },
    { key: hasRunRate ? 'runRate' : difference, className: narrow ? 'hidden' : '' },
    { key: hasPoints ? 'points' : 'winRate', className: 'font-semibold' },
  ] as const;

  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className={`py-2 font-normal ${narrow ? 'min-w-8' : 'min-w-9'}`}>
            <abbr title={t('table.rank')} className="no-underline">
              {t('tableShort.rank')}
            </abbr>
          </th>
          <th scope="col" className="text-start font-normal">
            {t('table.team', { context: namedAs(league.gameId) })}
          </th>
          {heads.map(({ key, className }) => (
            <th key={key} scope="col" className={`font-normal ${head} ${className}`}>
              <abbr title={t(`table.${key}`, { context })} className="no-underline">
                {t(`tableShort.${key}`, { context })}
              </abbr>
            </th>
          ))}
          <th scope="col" className={`min-w-36 px-3 font-normal ${further}`}>
            {t('table.form')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.team.id}
            aria-current={teamIds.includes(row.team.id) ? 'true' : undefined}
            className="border-t border-line aria-[current]:bg-raised aria-[current]:font-semibold"
          >
            <td className="h-10 text-center text-xs text-muted">{row.rank ?? '–'}</td>
            <th
              scope="row"
              className={`w-full max-w-0 text-start ${teamIds.includes(row.team.id) ? '' : 'font-normal'}`}
            >
              <span className="flex items-center gap-2">
                <TeamCrest team={row.team} />
                <TeamLink team={row.team} className="flex min-h-10 min-w-0 items-center">
                  <TeamFlag team={row.team} league={league} />
                  <Name>{row.team.name}</Name>
                </TeamLink>
                {row.live && (
                  <span
                    role="img"
                    aria-label={t('standings.live')}
                    title={t('standings.live')}
                    className="size-1.5 shrink-0 rounded-full bg-live"
                  />
                )}
              </span>
            </th>
            {heads.map(({ key, className }) => (
              <td key={key} className={`px-1 text-center ${className}`}>
                {figure(row, key, locale)}
              </td>
            ))}
            <td className={`px-3 text-center ${further}`}>
              <FormDots results={row.form} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Figure = 'played' | 'won' | 'drawn' | 'lost' | ScoreWord | 'runRate' | 'points' | 'winRate';

function figure(row: StandingRow, key: Figure, locale: Locale): string {
  switch (key) {
    case 'goalsFor':
    case 'pointsFor':
    case 'gamesWon':
      return String(row.scored);
    case 'goalsAgainst':
    case 'pointsAgainst':
    case 'gamesLost':
      return String(row.conceded);
    case 'goalDifference':
    case 'pointDifference':
    case 'gameDifference':
      return signed(row.scored - row.conceded);
    case 'runRate':
      return runRateText(row, locale);
    case 'winRate':
      return shareOr(winShare(row), locale);
    default:
      return String(row[key] ?? '–');
  }
}

/** The rows around the two sides: each with its neighbours, the leader first. */
export function excerpt({ groups }: Standings, teamIds: readonly number[]): StandingRow[] {
  const group = groups.find(({ rows }) => rows.some(({ team }) => teamIds.includes(team.id)));
  if (!group) return [];
  const { rows } = group;
  const places = rows.flatMap(({ team }, index) => (teamIds.includes(team.id) ? [index] : []));
  return rows.filter(
    (_, index) => index === 0 || places.some((place) => Math.abs(place - index) <= 1),
  );
}
