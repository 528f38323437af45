import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useSearchParams } from 'react-router';
import { FoundMatch } from '#app/features/matches/components/board/found-matches.tsx';
import { SendPage } from '#app/features/posts/components/posts/send-page.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { accountPath } from '#app/paths.ts';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/send';

export const handle = { namespaces: ['posts', 'games', 'matches', 'shared'] };

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context);
  return null;
}
export const clientLoader = () => null;

export default function Send() {
  const { t } = useTranslation('posts');
  const match = useSearchParams()[0].get('match') ?? '';
  const matchId = /^[1-9]\d{0,8}$/.test(match) ? Number(match) : null;
  const skeleton = <SkeletonRows count={1} className="h-48" />;
  return (
    <>
      <PageTitle title={t('write')} backTo={accountPath('userPost')} />
      <AccountGate skeleton={skeleton}>
        {({ uid }) => (
          // What is kept of a draft only this browser knows.
          <ClientOnly fallback={skeleton}>
            {() => (
              <SendPage
                key={matchId}
                uid={uid}
                matchId={matchId}
                matchLine={(board, match) => <FoundMatch board={board} match={match} />}
              />
            )}
          </ClientOnly>
        )}
      </AccountGate>
    </>
  );
}
