import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FeedbackPage } from '#app/features/users/components/feedback/feedback-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { accountPath, homePath } from '#app/paths.ts';

/** Open to guests, too. */
export default function Feedback() {
  const { t } = useTranslation('users');
  const backTo = useUid() === null ? homePath : accountPath();
  return (
    <>
      <PageTitle title={t('menu.feedback')} backTo={backTo} />
      <FeedbackPage />
    </>
  );
}
