import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CropPage } from '#app/features/users/components/avatar/crop-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { middlewareNamed } from '#app/middleware.ts';
import { accountPath } from '#app/paths.ts';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';

export const handle = { namespaces: ['users', 'shared'] };

export const middleware = middlewareNamed('account');

/** The picture cropper (product spec §2). */
export default function Caijian() {
  const { t } = useTranslation('users');
  return (
    <main id="content" className="mx-auto w-full max-w-[40rem] md:px-4">
      <PageTitle title={t('crop.title')} backTo={accountPath('info')} />
      <AccountGate skeleton={<SkeletonRows count={1} className="h-72" />}>
        {() => <CropPage />}
      </AccountGate>
    </main>
  );
}
