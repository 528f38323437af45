import { useTranslation } from '@xiongmao/i18n/use-translation';
import { OwnChatPage } from '#app/features/chat/components/own/own-chat-page.tsx';
import { Removals } from '#app/features/posts/components/person/removals.tsx';
import { OwnTakedowns } from '#app/features/takedowns/components/own-takedowns.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/chat';

export const handle = { namespaces: ['chat', 'posts', 'takedowns'] };

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context);
  return null;
}
export const clientLoader = () => null;

export default function OwnChat() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.chat')} />
      <AccountGate skeleton={<SkeletonRows count={8} className="h-12" />}>
        {() => (
          <div className="flex flex-col gap-2 md:gap-3">
            <Removals />
            <OwnTakedowns />
            <OwnChatPage />
          </div>
        )}
      </AccountGate>
    </>
  );
}
