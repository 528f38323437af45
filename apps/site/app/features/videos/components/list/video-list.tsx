import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Game } from '@xiongmao/api/catalogue/games';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { type VideoKind, videoKinds, videoSorts } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { Select } from '#app/shared/form/select.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import type { ListAddress } from '../../api/list-address.ts';
import { videosQuery } from '../../api/video-queries.ts';
import { VideoGrid, VideosSkeleton } from './video-grid.tsx';

interface VideoListProps {
  game: Game | null;
  address: ListAddress;
}

/** All videos, page by page, of a kind or a maker, the newest first or those most seen. */
export function VideoList({ game, address }: VideoListProps) {
  const { t } = useTranslation('videos');
  const { page, kind } = address;
  const query = useQuery({
    ...videosQuery(useApi(), { ...address, gameId: game?.gameId }),
    placeholderData: keepPreviousData,
  });
  const [, change] = useAddress();
  return (
    <>
      <Filters address={address} />
      <Loaded query={query} skeleton={<VideosSkeleton />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              text={t(kind ? 'emptyFiltered' : 'empty')}
              hint={kind ? '' : t('emptyHint')}
            >
              {kind && (
                <Button onClick={() => change({ kind: null, page: null })}>{t('clear')}</Button>
              )}
            </EmptyState>
          ) : (
            <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
              <VideoGrid videos={items} withGame={game === null} first />
              <Pager page={page} pages={Math.ceil(total / pageSize)} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function Filters({ address: { kind, sort } }: { address: ListAddress }) {
  const { t } = useTranslation('videos');
  const [, change] = useAddress();
  return (
    <div className="flex flex-wrap gap-2 px-3 pt-2 md:px-0">
      <Select<VideoKind | 'all'>
        label={t('kind.label')}
        value={kind ?? 'all'}
        options={(['all', ...videoKinds] as const).map((value) => ({
          value,
          label: t(`kind.${value}`),
        }))}
        onChange={(next) => change({ kind: next === 'all' ? null : next, page: null })}
      />
      <Select
        label={t('sort.label')}
        value={sort}
        options={videoSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(next) => change({ sort: next === 'new' ? null : next, page: null })}
      />
    </div>
  );
}
