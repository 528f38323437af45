import type { AnchorProfile } from '@xiongmao/api/anchors/shapes';
import { useUid } from '@xiongmao/auth/account';
import { formatCount, formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import type { ReactNode } from 'react';
import { personPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { sourcesOf } from '#app/shared/pictures/sources-of.ts';
import { FollowSlot } from '#app/shared/slots.tsx';
import { pathOfRoom } from '../../api/room-address.ts';
import { Cover } from '../cover.tsx';
import { LiveMark } from '../live-mark.tsx';
import { MatchLine } from '../match-line.tsx';
import { Replays } from '../replays/replays.tsx';
import { Reservations } from './reservations.tsx';

interface AnchorPageProps {
  anchor: AnchorProfile;
  /** What is said in their room, which another feature has. */
  talk: ReactNode;
}

/** Who streams: in their own words and pictures, what is on, what comes, and what was. */
export function AnchorPage({ anchor, talk }: AnchorPageProps) {
  const { t } = useTranslation('live');
  const { username, detail, detailPictures } = anchor;
  return (
    <>
      <div className="grid gap-2 md:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-2 md:gap-3">
          <AnchorHead anchor={anchor} />
          {(detail || detailPictures.length > 0) && (
            <section className="flex flex-col gap-3 bg-surface p-4 md:rounded-lg">
              <h2 className="text-base font-semibold">{t('anchors.about')}</h2>
              {detail && (
                <p
                  dir="auto"
                  className="text-sm whitespace-pre-line rtl:text-right [overflow-wrap:anywhere]"
                >
                  {detail}
                </p>
              )}
              {detailPictures.length > 0 && (
                <ul className="grid grid-cols-3 gap-2">
                  {detailPictures.map((src, index) => (
                    <li key={src}>
                      <img
                        {...sourcesOf(src, { width: 800, sizes: '(min-width: 64rem) 12rem, 33vw' })}
                        alt={t('anchors.picture', { n: index + 1, anchor: username })}
                        width={320}
                        height={320}
                        loading="lazy"
                        className="aspect-square w-full rounded-lg bg-raised object-cover"
                      />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-2 md:gap-3">
          <div>
            <Reservations anchor={anchor} />
          </div>
          <section className="flex h-[32rem] flex-col overflow-hidden bg-surface md:rounded-lg">
            <h2 className="shrink-0 border-b border-line px-4 py-3 text-sm font-semibold">
              {t('room.tabs.talk')}
            </h2>
            {talk}
          </section>
        </div>
      </div>
      <Replays asked={{ userId: anchor.id }} empty={t('replays.empty')} />
    </>
  );
}

function AnchorHead({ anchor }: { anchor: AnchorProfile }) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const zone = useZone();
  const { id, username, avatar, introduction, fans, since, onAir } = anchor;
  const isMe = useUid() === id;
  return (
    <header className="flex flex-col gap-4 bg-surface p-4 md:rounded-lg md:p-6">
      <div className="flex items-center gap-4">
        <Avatar name={username} src={avatar} size="lg" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h1 className="text-xl font-semibold [overflow-wrap:anywhere]">
            <bdi>{username}</bdi>
          </h1>
          <p className="text-xs text-muted">
            {t('anchors.since', { date: formatDate(since, { locale, zone }) })}
          </p>
        </div>
      </div>
      {introduction && (
        <p
          dir="auto"
          className="text-sm whitespace-pre-line rtl:text-right [overflow-wrap:anywhere]"
        >
          {introduction}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <dl className="flex flex-row-reverse items-baseline gap-1.5 text-sm">
          <dt className="text-xs text-muted">{t('anchors.fans')}</dt>
          <dd className="font-semibold tabular">{formatCount(fans, locale)}</dd>
        </dl>
        <div className="flex flex-wrap items-center gap-3">
          <Link
            to={personPath(id)}
            className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink md:min-h-9"
          >
            {t('anchors.profile')}
          </Link>
          {isMe ? (
            <p className="text-xs text-muted">{t('anchors.self')}</p>
          ) : (
            <FollowSlot target={{ kind: 'user', id }} name={username} />
          )}
        </div>
      </div>
      {onAir && (
        <Link
          to={pathOfRoom({ id, match: onAir.match })}
          className="group grid grid-cols-[10rem_minmax(0,1fr)] items-center gap-3 rounded-lg bg-raised p-2"
        >
          <Cover src={onAir.cover} name={username}>
            <LiveMark className="absolute start-2 top-2" />
          </Cover>
          <div className="flex min-w-0 flex-col gap-1">
            <p
              dir="auto"
              className="truncate text-sm font-semibold group-hover:text-accent rtl:text-right"
            >
              {onAir.title}
            </p>
            {onAir.match ? (
              <MatchLine match={onAir.match} />
            ) : (
              <p className="text-sm">{onAir.label}</p>
            )}
            <p className="text-xs text-accent">{t('anchors.watchNow')}</p>
          </div>
        </Link>
      )}
    </header>
  );
}
