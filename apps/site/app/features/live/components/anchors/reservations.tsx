import type { AnchorProfile } from '@xiongmao/api/anchors/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { sidesText } from '#app/shared/games/sides-text.ts';
import { useReminder } from '../../api/use-reminder.ts';

type Reservation = AnchorProfile['reservations'][number];

/** The matches that an anchor will stream, and reminders of them. */
export function Reservations({ anchor }: { anchor: AnchorProfile }) {
  const { t } = useTranslation('live');
  return (
    <section className="self-start bg-surface pb-2 md:rounded-lg">
      <h2 className="px-4 py-3 text-base font-semibold">{t('anchors.reservations')}</h2>
      {anchor.reservations.length === 0 ? (
        <p className="px-4 pb-2 text-sm text-muted">{t('anchors.noReservations')}</p>
      ) : (
        <ul>
          {anchor.reservations.map((reservation) => (
            <Entry key={reservation.id} anchorId={anchor.id} reservation={reservation} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ anchorId, reservation }: { anchorId: number; reservation: Reservation }) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const zone = useZone();
  const { id, match, state, reminded } = reservation;
  const { busy, toggle } = useReminder(anchorId, id, reminded);
  const name = sidesText(match.gameId, match)!;
  const Icon = reminded ? BellRing : Bell;
  return (
    <li className="flex min-w-0 items-center gap-3 px-4 py-2">
      <Link to={matchPath(match)} className="min-w-0 grow">
        <span className="block text-sm">
          <bdi>{match.home.name}</bdi> – <bdi>{match.away.name}</bdi>
        </span>
        <span className="block text-xs text-muted tabular">
          <bdi>{match.league.name}</bdi> ·{' '}
          <time dateTime={match.startsAt}>{formatDateTime(match.startsAt, { locale, zone })}</time>
        </span>
      </Link>
      {state === 'reserving' ? (
        <Button
          look={reminded ? 'plain' : 'primary'}
          aria-label={t(reminded ? 'remind.unsetName' : 'remind.setName', { match: name })}
          aria-disabled={busy}
          onClick={toggle}
          className="shrink-0"
        >
          <Icon aria-hidden className="size-4" />
          {t(reminded ? 'remind.unset' : 'remind.set')}
        </Button>
      ) : (
        <span className="shrink-0 text-xs text-accent">{t('anchors.soon')}</span>
      )}
    </li>
  );
}
