import type { Plan } from '@xiongmao/api/experts/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { expertPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { FollowSlot } from '#app/shared/slots.tsx';
import { RecordSummary } from '../ranking/record-summary.tsx';

/** Whose plan it is, and how far the record goes. */
export function PlanExpert({ expert }: Pick<Plan, 'expert'>) {
  const { t } = useTranslation('experts');
  const isMe = useUid() === expert.id;
  const { id, username, avatar, record } = expert;
  return (
    <section
      aria-label={t('plan.expert')}
      className="flex flex-col gap-4 bg-surface p-4 md:rounded-lg"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={username} src={avatar} size="md" />
        <Link
          to={expertPath(id)}
          className="inline-flex min-h-11 min-w-0 grow basis-16 items-center text-sm font-semibold hover:text-accent"
        >
          <span className="truncate" dir="auto">
            {username}
          </span>
        </Link>
        {!isMe && <FollowSlot target={{ kind: 'user', id }} name={username} />}
      </div>
      <RecordSummary record={record} none={t('record.none')} />
    </section>
  );
}
