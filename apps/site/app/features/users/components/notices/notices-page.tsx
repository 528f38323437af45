import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { MoreButton } from '#app/shared/list/more-button.tsx';
import { useNotices } from '../../api/use-notices.ts';
import { NoticeRow } from './notice-row.tsx';

/** Messages to me, newest first. */
export function NoticesPage() {
  const { t } = useTranslation('users');
  const { query, reading } = useNotices();
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-12" />}>
      {({ pages }) => {
        const notices = pages.flatMap(({ items }) => items);
        const unread = pages[0]?.unread ?? 0;
        if (notices.length === 0) {
          return <EmptyState text={t('notices.empty')} hint={t('notices.emptyHint')} />;
        }
        return (
          <Panel
            title={unread > 0 ? t('notices.unread', { count: unread }) : t('notices.allRead')}
            aside={
              unread > 0 && (
                <Button disabled={reading.isPending} onClick={() => reading.mutate(null)}>
                  {t('notices.readAll')}
                </Button>
              )
            }
          >
            <ul className="divide-y divide-line pb-2">
              {notices.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  onRead={() => reading.mutate([notice.id])}
                />
              ))}
            </ul>
            <MoreButton query={query} />
          </Panel>
        );
      }}
    </Loaded>
  );
}
