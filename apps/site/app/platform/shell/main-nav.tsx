import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Popover } from '@xiongmao/ui/overlays/popover';
import Calendar from 'lucide-react/icons/calendar-days';
import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Radio from 'lucide-react/icons/radio';
import Star from 'lucide-react/icons/star';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  dataPath,
  expertsPath,
  homePath,
  isOfLibrary,
  isOfRooms,
  mallPath,
  matchesPath,
  newsPath,
  postsPath,
  roomsPath,
  videosPath,
} from '#app/paths.ts';
import { useConfig } from '../app-context.ts';
import { Link } from '../link.tsx';
import { lazyPart } from '../start/lazy-part.ts';

const MoreNav = lazyPart(() => import('./more-nav.tsx'));

/** Pages of matches are one piece; what else is in sight everywhere waits until it is meant. */
const early: readonly unknown[] = [homePath, matchesPath()];
const favourites = { pathname: homePath, search: '?tab=favourites' };

/** Six words beside each other, in every language, on the narrowest of today's phones. */
const footText = 'text-[clamp(min(0.625rem,4vw),2.8vw,0.75rem)]';

/** Long words take a second line. Nothing is clipped: dots, tails and vowels stand above and below the letters. */
const footWord = 'max-w-full text-center leading-tight tracking-tight break-words';

/** Every area: words in the header, a bar of targets at the foot of a phone. What has no room there is behind the last. */
export function MainNav({ place }: { place: 'header' | 'foot' }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { live, mall } = useConfig();
  const starred = useSearchParams()[0].get('tab') === 'favourites';
  const foot = place === 'foot';
  const isAt = (path: string) => pathname.startsWith(path);
  const first = [
    { to: homePath, label: t('nav.home'), Icon: House, here: pathname === homePath && !starred },
    { to: matchesPath(), label: t('nav.matches'), Icon: Calendar, here: isAt(matchesPath()) },
    ...(live
      ? [{ to: roomsPath, label: t('nav.live'), Icon: Radio, here: isOfRooms(pathname) }]
      : []),
    { to: expertsPath, label: t('nav.experts'), Icon: Lightbulb, here: isAt(expertsPath) },
    {
      to: favourites,
      label: t('nav.favourites'),
      Icon: Star,
      here: pathname === homePath && starred,
    },
  ];
  const more = [
    { to: newsPath(), label: t('nav.news'), here: isAt(newsPath()) },
    { to: videosPath(), label: t('nav.videos'), here: isAt(videosPath()) },
    { to: postsPath, label: t('nav.posts'), here: isAt(postsPath) },
    // The data centre begins with what most fans look up; its chips lead to the other games'.
    { to: dataPath('soccer'), label: t('nav.data'), here: isOfLibrary(pathname) },
    ...(mall ? [{ to: mallPath, label: t('nav.mall'), here: isAt(mallPath) }] : []),
  ];
  const face = foot
    ? `flex h-14 min-w-0 flex-1 flex-col gap-0.5 ${footText}`
    : 'min-h-9 rounded-sm px-2 text-sm lg:px-3';
  const inMore = more.some(({ here }) => here);

  return (
    <nav
      aria-label={t('nav.main')}
      className={`flex ${foot ? '' : 'flex-wrap whitespace-nowrap lg:gap-1'}`}
    >
      {[...first, ...(foot ? [] : more)].map(({ to, label, here, ...entry }) => (
        <Link
          key={label}
          to={to}
          {...(!early.includes(to) && to !== favourites && { prefetch: 'intent' as const })}
          aria-current={here ? 'page' : undefined}
          className={`items-center justify-center text-muted hover:text-ink aria-[current]:text-accent ${face} ${'Icon' in entry ? 'flex' : 'hidden xl:flex'}`}
        >
          {foot && 'Icon' in entry && <entry.Icon aria-hidden className="size-5" />}
          {foot ? <span className={footWord}>{label}</span> : label}
        </Link>
      ))}
      <div className={foot ? 'flex min-w-0 flex-1 justify-center' : 'xl:hidden'}>
        <Popover
          className={foot ? 'end-2 top-auto bottom-16' : 'end-40 top-12'}
          label={t('nav.more')}
          popup="menu"
          button={
            <span
              className={`flex max-w-full flex-col items-center gap-0.5 ${foot ? footText : ''} ${inMore ? 'text-accent' : ''}`}
            >
              <Ellipsis aria-hidden className="size-5" />
              {foot && <span className={footWord}>{t('nav.more')}</span>}
            </span>
          }
        >
          <Suspense>
            <MoreNav label={t('nav.more')} entries={more} />
          </Suspense>
        </Popover>
      </div>
    </nav>
  );
}
