import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { leaderboardTypes } from '@xiongmao/api/gifts/rules';
import { useUid } from '@xiongmao/auth/account';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import Crown from 'lucide-react/icons/crown';
import Gift from 'lucide-react/icons/gift';
import { useId, useState } from 'react';
import { personPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { type LeaderboardType, leadersQuery } from '../api/gift-queries.ts';

/** ms between two looks. */
const pause = 15_000;
/** Gold, silver, bronze: dark enough beside white figures. */
const medals = ['bg-[#9a6a00]', 'bg-[#5d6b78]', 'bg-[#8a4b12]'];

/** Who gave an anchor most: today, this week, ever. */
export default function Leaderboard({ anchorId }: { anchorId: number }) {
  const { t } = useTranslation('gifts');
  const name = useId();
  const [type, setType] = useState<LeaderboardType>('day');
  const query = useQuery({
    ...leadersQuery(useApi(), type, anchorId),
    refetchInterval: pause,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="p-3">
        <Segmented
          label={t('leaders.period')}
          name={name}
          options={leaderboardTypes.map((value) => ({ value, label: t(`leaders.${value}`) }))}
          value={type}
          onChange={setType}
        />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows count={8} className="h-10" />}>
        {({ items, you }) =>
          items.length === 0 ? (
            <div className="m-auto flex flex-col items-center gap-2 p-6 text-center text-sm text-muted">
              <Gift aria-hidden className="size-10 stroke-1" />
              <p>{t('leaders.empty')}</p>
            </div>
          ) : (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
              <ol tabIndex={0} className="min-h-0 grow overflow-y-auto -outline-offset-2">
                {items.map(({ rank, user, gold }) => (
                  <Leader key={user.id} rank={rank} user={user} gold={gold} />
                ))}
              </ol>
              {you && <You {...you} />}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

interface LeaderProps {
  rank: number;
  user: { id: number; username: string; avatar: string | null };
  gold: number;
}

function Leader({ rank, user, gold }: LeaderProps) {
  const { t } = useTranslation('gifts');
  const locale = useLocale();
  const isMe = useUid() === user.id;
  const medal = medals[rank - 1];
  return (
    <li className={`flex min-h-12 items-center gap-3 px-3 ${isMe ? 'bg-accent/10' : ''}`}>
      <span
        className={`flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold tabular ${medal ? `${medal} text-white` : 'text-muted'}`}
      >
        {rank}
      </span>
      <Avatar name={user.username} src={user.avatar} />
      <Link to={personPath(user.id)} className="min-w-0 grow truncate text-sm hover:text-accent">
        <bdi>{user.username}</bdi>
      </Link>
      {rank === 1 && <Crown aria-hidden className="size-4 shrink-0 text-accent" />}
      <span className="shrink-0 text-sm font-semibold tabular">
        {t('leaders.gold', { count: gold, shown: formatNumber(gold, locale, 0) })}
      </span>
    </li>
  );
}

function You({ rank, gold }: { rank: number; gold: number }) {
  const { t } = useTranslation('gifts');
  const locale = useLocale();
  return (
    <p className="flex min-h-12 shrink-0 items-center justify-between border-t border-line px-3 text-sm">
      <span>{t('leaders.you', { rank: formatNumber(rank, locale, 0) })}</span>
      <span className="font-semibold tabular">
        {t('leaders.gold', { count: gold, shown: formatNumber(gold, locale, 0) })}
      </span>
    </p>
  );
}
