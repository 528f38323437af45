import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Absence, MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CircleHelp, Cross, type LucideIcon, RectangleVertical, UserX } from 'lucide-react';
import { useLocale } from '#app/platform/i18n.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';

const looks: Record<Absence['kind'], { Icon: LucideIcon; className: string }> = {
  injured: { Icon: Cross, className: 'text-loss' },
  suspended: { Icon: RectangleVertical, className: 'text-loss' },
  doubtful: { Icon: CircleHelp, className: 'text-muted' },
  other: { Icon: UserX, className: 'text-muted' },
};

/** Both sides' absences, side by side where there is room. */
export function AbsenceLists({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  return (
    <div className="grid min-[30rem]:grid-cols-2">
      {sidesOf(detail.match.gameId).map((side) => {
        const absences = detail.absences.filter((absence) => absence.side === side);
        return (
          <section key={side} className="min-w-0">
            <h3 className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold">
              <TeamCrest team={detail[side]} />
              <Name>{detail[side].name}</Name>
            </h3>
            {absences.length === 0 ? (
              <p className="px-4 pb-2 text-sm text-muted">{t('absence.noneOfSide')}</p>
            ) : (
              <ul>
                {absences.map((absence) => (
                  <Row key={`${absence.player} ${absence.kind}`} absence={absence} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Row({ absence }: { absence: Absence }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const { player, position, kind, reason, since, until } = absence;
  const { Icon, className } = looks[kind];
  // A calendar day is the same in every zone.
  const dateOf = (day: string) => formatDate(`${day}T12:00:00Z`, { locale, zone: 'UTC' });
  return (
    <li className="flex min-h-11 items-start gap-3 px-4 py-1.5 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${className}`} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {player}
          </span>
          {position && <span className="text-xs text-muted">{position}</span>}
        </p>
        <p className="text-xs text-muted">
          {t(`absence.${kind}`)}
          {reason && (
            <>
              {' · '}
              <SourceText>{reason}</SourceText>
            </>
          )}
          {since && ` · ${t('absence.since', { date: dateOf(since) })}`}
          {until && ` · ${t('absence.until', { date: dateOf(until) })}`}
        </p>
      </div>
    </li>
  );
}
