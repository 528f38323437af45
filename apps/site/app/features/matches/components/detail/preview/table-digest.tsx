import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useStandings } from '../../../api/panel-queries.ts';
import { Card } from '../card.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { StandingsTable } from '../standings/standings-table.tsx';

/** Where both stand in the table that they share, and what lies between them. */
export function TableDigest({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { data } = useStandings(detail.match.id);
  const teamIds = [detail.home.id, detail.away.id];
  const rows = data?.groups
    .map((group) => group.rows.filter(({ team }) => teamIds.includes(team.id)))
    .find((found) => found.length === 2);
  if (!data || !rows) return null;
  const [upper, lower] = rows as [(typeof rows)[number], (typeof rows)[number]];
  const gap =
    upper.points === null || lower.points === null ? null : Math.abs(upper.points - lower.points);
  const title = t('preview.table');
  return (
    <Card
      title={title}
      aside={
        gap !== null &&
        upper.played + lower.played > 0 && (
          <p className="tabular text-xs text-muted">
            {gap === 0 ? t('preview.level') : t('preview.gap', { count: gap })}
          </p>
        )
      }
    >
      <StandingsTable rows={rows} caption={title} league={data.league} teamIds={[]} />
    </Card>
  );
}
