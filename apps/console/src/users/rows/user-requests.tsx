import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';
import { useFeedbackColumns } from '../../feedback/use-feedback-columns.tsx';
import { useTakedownColumns } from '../../takedowns/use-takedown-columns.tsx';
import { UserRows } from './user-rows.tsx';

/** What somebody asked the operator for, and what rights-holders ask for of theirs. */
export function UserRequests({ user: { id } }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  return (
    <div className="flex flex-col gap-4">
      <UserRows
        resource="feedback"
        title={t('feedback.title')}
        userId={id}
        useColumns={useFeedbackColumns}
        empty={t('users.none.feedback')}
      />
      <UserRows
        resource="takedowns"
        title={t('takedowns.title')}
        userId={id}
        useColumns={useTakedownColumns}
        empty={t('users.none.takedowns')}
      />
    </div>
  );
}
