import { useTranslation } from '@xiongmao/i18n/use-translation';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { AccountGate } from '#app/features/users/components/account-gate.tsx';
import { CropPage } from '#app/features/users/components/avatar/crop-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { SkeletonRows } from '#app/features/users/components/skeleton-rows.tsx';
import { accountPath } from '#app/paths.ts';
import type { Route } from './+types/caijian';

export const handle = { namespaces: ['users'] };

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context);
  return null;
}
export const clientLoader = () => null;

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
