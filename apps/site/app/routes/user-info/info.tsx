import { useTranslation } from '@xiongmao/i18n/use-translation';
import { AccountGate } from '#app/features/users/components/account-gate.tsx';
import { InfoPage } from '#app/features/users/components/info/info-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { SkeletonRows } from '#app/features/users/components/skeleton-rows.tsx';

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
