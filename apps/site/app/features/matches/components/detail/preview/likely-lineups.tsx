import { useQuery } from '@tanstack/react-query';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { LastLineups, Lineup } from '@xiongmao/api/matches/shapes';
import { callQuery } from '@xiongmao/api/react';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { matchPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { RoleName } from '#app/shared/names/role-name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { Card } from '../card.tsx';
import type { PanelProps } from '../panels/panel-props.ts';

/** Who is likely to begin: as a source expects it, else as it was last. Nothing once it is announced. */
export function LikelyLineups({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { match, lineups } = detail;
  const isAnnounced = lineups.some(({ probable }) => !probable);
  const query = callQuery(useApi(), 'GET /match/lastLineups', { query: { matchId: match.id } });
  const { data = [] } = useQuery({ ...query, enabled: !isAnnounced });
  if (isAnnounced) return null;
  const found = sidesOf(match.gameId).map((side) => ({
    side,
    expected: lineups.find((lineup) => lineup.side === side),
    last: data.find((lineup) => lineup.side === side),
  }));
  if (found.every(({ expected, last }) => !expected && !last)) return null;
  return (
    <Card title={t('preview.lineups')}>
      <div className="grid pb-3 min-[30rem]:grid-cols-2">
        {found.map(({ side, expected, last }) => (
          <section key={side} className="min-w-0 px-4">
            <h3 className="flex min-h-11 items-center gap-2 text-sm font-semibold">
              <TeamCrest team={detail[side]} />
              <Name>{detail[side].name}</Name>
            </h3>
            {expected ? (
              <p className="text-xs text-muted">{t('preview.probable')}</p>
            ) : (
              last && <Last {...last.match} />
            )}
            <Starters lineup={expected ?? last?.lineup} gameId={match.gameId} />
          </section>
        ))}
      </div>
    </Card>
  );
}

/** Of which match it was. */
function Last({ opponent, startsAt, ...match }: LastLineups[number]['match']) {
  const { t } = useTranslation('matches');
  const viewer = { locale: useLocale(), zone: useZone() };
  return (
    <p className="text-xs text-muted">
      <Link to={matchPath(match)} prefetch="none" className="hover:text-ink hover:underline">
        {t('preview.last', { team: opponent.name, date: formatDate(startsAt, viewer) })}
      </Link>
    </p>
  );
}

interface StartersProps {
  lineup: Lineup | undefined;
  gameId: number;
}

function Starters({ lineup, gameId }: StartersProps) {
  const { t } = useTranslation('matches');
  if (!lineup) return <p className="py-2 text-sm text-muted">{t('preview.noLineup')}</p>;
  return (
    <ul className="py-1">
      {lineup.players
        .filter(({ starter }) => starter)
        .map(({ playerId, number, name, position }) => (
          <li key={playerId} className="flex min-h-8 items-center gap-2 text-sm">
            {number !== null && (
              <span className="tabular w-5 shrink-0 text-end text-xs text-muted">{number}</span>
            )}
            <Name>{name}</Name>
            {position && (
              <span className="text-xs text-muted">
                <RoleName role={position} gameId={gameId} />
              </span>
            )}
          </li>
        ))}
    </ul>
  );
}
