import { useTranslation } from '@xiongmao/i18n/use-translation';
import { InfoPage } from '#app/features/users/components/info/info-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';

export default function Info() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.info')} />
      <AccountGate skeleton={<SkeletonRows count={6} className="h-12" />}>
        {(account) => <InfoPage account={account} />}
      </AccountGate>
    </>
  );
}
