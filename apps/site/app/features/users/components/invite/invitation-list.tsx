import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { MoreButton } from '#app/shared/list/more-button.tsx';
import { PersonLink } from '../person/person-link.tsx';

interface InvitationListProps {
  query: UseInfiniteQueryResult;
  pages: CallResult<Contract['GET /user/invitations']>[];
}

/** Who came by one's link, newest first. */
export function InvitationList({ query, pages }: InvitationListProps) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const zone = useZone();
  const total = pages[0]?.total ?? 0;
  const friends = pages.flatMap(({ items }) => items);
  return (
    <Panel title={t('invite.record')}>
      {friends.length === 0 ? (
        <EmptyState text={t('invite.none')} hint={t('invite.noneHint')} />
      ) : (
        <>
          <p className="px-4 pb-1 text-xs text-muted">{t('invite.count', { count: total })}</p>
          <ul className="pb-2">
            {friends.map(({ uid, username, avatar, at }) => (
              <li key={uid} className="flex min-h-12 items-center justify-between gap-3 px-4">
                <PersonLink uid={uid} name={username} avatar={avatar} />
                <time dateTime={at} className="text-xs text-muted tabular">
                  {formatDate(at, { locale, zone })}
                </time>
              </li>
            ))}
          </ul>
          <MoreButton query={query} />
        </>
      )}
    </Panel>
  );
}
