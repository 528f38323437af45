import { sidesAs } from '@xiongmao/api/catalogue/sides';
import { isIn } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import type { MatchLine, Subject } from '@xiongmao/api/library/lines/shapes';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { matchPath, playerPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { useFigureColumns } from '../lines/figure-columns.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import type { Sort } from '../table/sorting.ts';

interface MatchTableProps {
  subject: Subject;
  gameId: number;
  lines: readonly MatchLine[];
  order: Sort | null;
  /** The matches are of several. */
  withPlayer?: boolean;
  /** Of one of the sport's tables alone; null for the results. */
  table?: string | null | undefined;
}

/** Matches, and what was done in each. */
export function MatchTable(props: MatchTableProps) {
  const { subject, gameId, lines, order, withPlayer = false, table } = props;
  const { t } = useTranslation('lines');
  const viewer = { locale: useLocale(), zone: useZone() };
  const columnsOf = useFigureColumns(gameId);
  const figures = gameTables(subject, gameId)
    .filter((each) =>
      table !== undefined ? each.key === table : lines.some((line) => isIn(each, line.figures)),
    )
    .flatMap((each) => each.figures)
    .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at);
  const day = ({ match }: MatchLine) =>
    match.startsAt === null
      ? '–'
      : formatDate(match.startsAt, match.timeKnown ? viewer : { ...viewer, zone: 'UTC' });
  const match: Column<MatchLine> = {
    key: 'match',
    head: t('column.match'),
    className: 'text-start',
    cell: (line) => <MatchName line={line} />,
  };
  const player: Column<MatchLine> = {
    key: 'player',
    head: t('column.player', { context: namedAs(gameId) }),
    cell: ({ player }) =>
      player && (
        <Link to={playerPath(player.id)} className="flex min-h-11 items-center hover:underline">
          <Name>{player.name}</Name>
        </Link>
      ),
  };
  const date: Column<MatchLine> = {
    key: 'date',
    head: t('column.date'),
    by: ({ match }) => Date.parse(match.startsAt ?? ''),
    cell: day,
  };
  return (
    <DataTable
      caption={t('pages.sortMatchTable')}
      rows={lines}
      keyOf={(line) => `${line.match.id} ${line.player?.id} ${line.side}`}
      name={withPlayer ? player : match}
      columns={[
        ...(lines.some(({ match }) => match.startsAt !== null) ? [date] : []),
        ...(withPlayer ? [match] : []),
        { key: 'result', head: t('column.result'), cell: (line) => <Score line={line} /> },
        ...columnsOf(figures, lines),
      ]}
      order={order}
    />
  );
}

const others = { home: 'away', away: 'home' } as const;

function MatchName({ line: { match, side } }: { line: MatchLine }) {
  const { t } = useTranslation('lines');
  return (
    <Link
      to={matchPath(match)}
      className="flex min-h-11 flex-col items-start justify-center hover:underline"
    >
      <Name>{t('against', { team: match[others[side]].name })}</Name>
      {match.round && (
        <span className="max-w-full truncate text-xs text-muted">
          <SourceText by={sidesAs(match.gameId)}>{match.round}</SourceText>
        </span>
      )}
    </Link>
  );
}

/** The own side's score first, and whether it won. */
function Score({ line: { match, side } }: { line: MatchLine }) {
  const { t } = useTranslation('matches');
  const { score, winner } = match;
  const result =
    winner === null ? null : winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss';
  const colour = { win: 'text-win', draw: 'text-muted', loss: 'text-loss' };
  return (
    <span className="inline-flex gap-1.5">
      {result && (
        <>
          <span aria-hidden className={`font-semibold ${colour[result]}`}>
            {t(`form.${result}Short`)}
          </span>
          <span className="sr-only">{t(`form.${result}`)}</span>
        </>
      )}
      {score && (
        <span>
          <bdi>{score[side]}</bdi>–<bdi>{score[others[side]]}</bdi>
        </span>
      )}
    </span>
  );
}
