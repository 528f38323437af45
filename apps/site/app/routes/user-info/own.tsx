import { useTranslation } from '@xiongmao/i18n/use-translation';
import { AccountCard } from '#app/features/users/components/account-card.tsx';
import { InfoPage } from '#app/features/users/components/info/info-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';

/** Where one's own pages begin: who one is, and on phones the menu, which the layout puts below. */
export default function Own() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('own.title')} backTo={null} />
      <AccountGate skeleton={<SkeletonRows count={2} className="h-20" />}>
        {(account) => (
          <div className="flex flex-col gap-2 md:gap-3">
            <AccountCard account={account} />
            <div className="hidden md:block">
              <InfoPage account={account} />
            </div>
          </div>
        )}
      </AccountGate>
    </>
  );
}
