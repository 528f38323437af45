import { useInfiniteQuery } from '@tanstack/react-query';
import { homePath } from '#app/paths.ts';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { invitationsQuery } from '../../api/user-queries.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteLink } from './invite-link.tsx';

/** One's own link for friends, and who came by it (product spec §2). */
export function InvitePage() {
  const { siteUrl } = useConfig();
  const query = useInfiniteQuery(invitationsQuery(useApi()));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} className="h-12" />}>
      {({ pages }) => (
        <div className="flex flex-col gap-2 md:gap-3">
          <InviteLink link={`${siteUrl}${homePath}?invite=${pages[0]?.code ?? ''}`} />
          <InvitationList query={query} pages={pages} />
        </div>
      )}
    </Loaded>
  );
}
