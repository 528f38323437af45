import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { personPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { blocksQuery } from '../../api/chat-queries.ts';
import { useBlock } from '../../api/use-blocks.ts';

/** Whom one blocks, each with the way back. */
export function BlockedPeople() {
  const { t } = useTranslation('chat');
  const query = useInfiniteQuery(blocksQuery(useApi()));
  const { mutateAsync, isPending } = useBlock();

  async function unblock(id: number, name: string): Promise<void> {
    if (isPending) return;
    // What goes wrong is told in a toast.
    await mutateAsync({ userId: id, blocked: false }).then(
      () => toast(t('person.unblocked', { name })),
      () => undefined,
    );
  }
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows count={3} className="h-12" />}
      empty={<p className="px-4 pt-1 pb-4 text-sm text-muted">{t('own.noBlocked')}</p>}
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map(({ id, name, avatar }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 px-4 py-2">
              <Avatar name={name} src={avatar} />
              <Link to={personPath(id)} className="min-w-0 grow truncate text-sm hover:text-accent">
                <bdi>{name}</bdi>
              </Link>
              <Button
                aria-label={t('own.unblockName', { name })}
                onClick={() => void unblock(id, name)}
              >
                {t('person.unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
