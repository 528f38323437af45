import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { matchPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { upcomingQuery } from '../../api/lines/line-queries.ts';
import { Section } from './section.tsx';

interface UpcomingProps {
  teamId: number;
  /** So many at most. */
  most?: number;
}

/** A team's next matches; nothing where none is known. */
export function Upcoming({ teamId, most }: UpcomingProps) {
  const { t } = useTranslation('lines');
  const viewer = { locale: useLocale(), zone: useZone() };
  const { data } = useQuery(upcomingQuery(useApi(), teamId));
  if (!data || data.matches.length === 0) return null;
  const nameOf = (id: number | null) => data.teams[id ?? 0]?.name ?? '';
  return (
    <Section title={t('upcoming')}>
      <ul>
        {data.matches.slice(0, most).map((match) => (
          <li key={match.id} className="border-t border-line">
            <Link
              to={matchPath(match)}
              className="flex min-h-11 items-center gap-3 px-3 text-sm hover:underline md:px-4"
            >
              <span className="w-32 shrink-0 text-xs text-muted tabular">
                {formatDate(match.startsAt, viewer)}
                {match.timeKnown && ` ${formatTime(match.startsAt, viewer)}`}
              </span>
              <Name>{`${nameOf(match.homeId)} – ${nameOf(match.awayId)}`}</Name>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
