import type { MatchDetail, MatchLink } from '@xiongmao/api/matches/shapes';
import { formatCountdown, formatDate, formatMinute } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CirclePlay, ExternalLink } from 'lucide-react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';

interface VideosProps {
  links: readonly MatchLink[];
  detail: MatchDetail;
}

/** Videos elsewhere: moments of the match, or all of it again. */
export function Videos({ links, detail }: VideosProps) {
  return (
    <ul className="bg-surface py-1 md:rounded-lg">
      {links.map((link, nth) => (
        <li key={link.url}>
          <Video link={link} number={nth + 1} detail={detail} />
        </li>
      ))}
    </ul>
  );
}

function Video({ link, number, detail }: { link: MatchLink; number: number; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const viewer = { locale: useLocale(), zone: useZone() };
  const entry = detail.incidents.find(({ key }) => key === link.incident);
  const facts = [
    entry && entry.minute !== null && formatMinute({ minute: entry.minute, added: entry.added }),
    link.seconds && formatCountdown(link.seconds),
    link.at && formatDate(link.at, viewer),
  ].filter(Boolean);
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="flex min-h-14 items-center gap-3 px-4 py-2 text-sm hover:bg-raised"
    >
      <CirclePlay aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <span className="min-w-0 grow">
        {/* Without its title where it would tell how the match stands. */}
        <span className="block [overflow-wrap:anywhere]">
          <bdi>{link.title || t('video.untitled', { n: number })}</bdi>
        </span>
        <span className="tabular flex flex-wrap gap-x-2 text-xs text-muted">
          {facts.map((fact) => (
            <bdi key={fact || ''}>{fact}</bdi>
          ))}
          <bdi dir="ltr">{new URL(link.url).hostname}</bdi>
        </span>
      </span>
      <ExternalLink
        role="img"
        aria-label={t('video.elsewhere')}
        className="size-4 shrink-0 text-muted"
      />
    </a>
  );
}
