import { useTranslation } from '@xiongmao/i18n/use-translation';
import Calendar from 'lucide-react/icons/calendar-days';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Radio from 'lucide-react/icons/radio';
import Star from 'lucide-react/icons/star';
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
} from '#app/paths.ts';
import { useConfig } from '../app-context.ts';
import { Link } from '../link.tsx';

/** The data centre begins with what most fans look up; its chips lead to the other games'. */
const data = dataPath('soccer');
/** In the header where it has room; else the pages' own foot leads there. */
const roomy: readonly unknown[] = [data, newsPath(), postsPath];
/** Pages of matches are one piece; what else is in sight everywhere waits until it is meant. */
const late: readonly unknown[] = [expertsPath, roomsPath, mallPath, ...roomy];
const favourites = { pathname: homePath, search: '?tab=favourites' };

/** Home, matches, data, news, posts, live rooms, experts, the mall, favourites: words in the header, a bar of targets at the foot of a phone. */
export function MainNav({ place }: { place: 'header' | 'foot' }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { live, mall } = useConfig();
  const starred = useSearchParams()[0].get('tab') === 'favourites';
  const foot = place === 'foot';
  const entries = [
    { to: homePath, label: t('nav.home'), Icon: House, here: pathname === homePath && !starred },
    {
      to: matchesPath(),
      label: t('nav.matches'),
      Icon: Calendar,
      here: pathname.startsWith(matchesPath()),
    },
    // On phones the foot has no room for more: the pages' own foot leads there.
    ...(foot
      ? []
      : [
          { to: data, label: t('nav.data'), Icon: Calendar, here: isOfLibrary(pathname) },
          {
            to: newsPath(),
            label: t('nav.news'),
            Icon: Calendar,
            here: pathname.startsWith(newsPath()),
          },
          {
            to: postsPath,
            label: t('nav.posts'),
            Icon: Calendar,
            here: pathname.startsWith(postsPath),
          },
        ]),
    ...(live
      ? [{ to: roomsPath, label: t('nav.live'), Icon: Radio, here: isOfRooms(pathname) }]
      : []),
    {
      to: expertsPath,
      label: t('nav.experts'),
      Icon: Lightbulb,
      here: pathname.startsWith(expertsPath),
    },
    ...(mall
      ? [{ to: mallPath, label: t('nav.mall'), Icon: Gift, here: pathname.startsWith(mallPath) }]
      : []),
    {
      to: favourites,
      label: t('nav.favourites'),
      Icon: Star,
      here: pathname === homePath && starred,
    },
  ];

  return (
    <nav aria-label={t('nav.main')} className={`flex ${foot ? '' : 'gap-1'}`}>
      {entries.map(({ to, label, Icon, here }) => (
        <Link
          key={label}
          to={to}
          {...(late.includes(to) && { prefetch: 'intent' as const })}
          aria-current={here ? 'page' : undefined}
          className={`${roomy.includes(to) ? 'hidden xl:flex' : 'flex'} items-center justify-center text-muted hover:text-ink aria-[current]:text-accent ${foot ? 'h-14 min-w-0 flex-1 flex-col gap-0.5 text-xs' : 'min-h-9 rounded-sm px-2 text-sm lg:px-3'}`}
        >
          {foot && <Icon aria-hidden className="size-5" />}
          {foot ? <span className="max-w-full truncate tracking-tight">{label}</span> : label}
        </Link>
      ))}
    </nav>
  );
}
