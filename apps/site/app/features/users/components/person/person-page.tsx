import type { PublicUser } from '@xiongmao/api/identity/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import type { ReactNode } from 'react';
import { accountPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { FollowButton } from '../follows/follow-button.tsx';
import { PersonBadges } from './person-badges.tsx';
import { PersonCounts } from './person-counts.tsx';
import { PersonLists } from './person-lists.tsx';

interface PersonPageProps {
  user: PublicUser;
  /** What they wrote, which another feature has. */
  writings: ReactNode;
  /** What they filmed, which a third has. */
  videos: ReactNode;
}

/** A person as anyone sees them. */
export function PersonPage({ user, writings, videos }: PersonPageProps) {
  const { t } = useTranslation('users');
  const isMe = useUid() === user.uid;
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-[48rem] flex-col gap-2 md:gap-3 md:px-4 md:pt-2"
    >
      <header className="flex flex-col gap-3 bg-surface p-4 md:rounded-lg md:p-6">
        <div className="flex items-center gap-4">
          <Avatar name={user.username} src={user.avatar} size="lg" />
          <div className="flex min-w-0 grow flex-col gap-1">
            <h1 className="text-xl font-semibold [overflow-wrap:anywhere]" dir="auto">
              {user.username}
            </h1>
            <PersonBadges user={user} />
          </div>
        </div>
        {user.signature && (
          <p className="text-sm [overflow-wrap:anywhere]">
            <span dir="auto">{user.signature}</span>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <PersonCounts user={user} />
          {isMe ? (
            <Link
              to={accountPath('info')}
              className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 text-sm md:min-h-9"
            >
              {t('info.edit')}
            </Link>
          ) : (
            <FollowButton target={{ kind: 'user', id: user.uid }} name={user.username} />
          )}
        </div>
      </header>
      {videos}
      {writings}
      <PersonLists user={user} />
    </main>
  );
}
