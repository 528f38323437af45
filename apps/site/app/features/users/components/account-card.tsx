import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { personPath, picturePath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { PersonBadges } from './person/person-badges.tsx';
import { PersonCounts } from './person/person-counts.tsx';

/** Who one is, as others see it, at the head of one's own pages. */
export function AccountCard({ account }: { account: OwnUser }) {
  const { t } = useTranslation('users');
  return (
    <section className="flex flex-col gap-3 bg-surface p-4 md:rounded-lg">
      <div className="flex items-center gap-4">
        <Link to={picturePath} aria-label={t('info.changePicture')} className="rounded-full">
          <Avatar name={account.username} src={account.avatar} size="lg" />
        </Link>
        <div className="flex min-w-0 flex-col gap-1">
          <p className="truncate text-base font-semibold" dir="auto">
            {account.username}
          </p>
          <PersonBadges user={account} />
          <Link
            to={personPath(account.uid)}
            className="inline-flex min-h-6 items-center text-xs text-accent"
          >
            {t('info.publicPage')}
          </Link>
        </div>
      </div>
      <PersonCounts user={account} />
    </section>
  );
}
