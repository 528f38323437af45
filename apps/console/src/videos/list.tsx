import { origins, publicationStates } from '@xiongmao/api/publishing/rules';
import { fileStates, videoKinds } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { NewLink } from '../page/links/new-link.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { lookAgain } from './file-state.tsx';
import { useVideoColumns } from './use-video-columns.tsx';

/** What editors make, and what the studio asks them to publish. */
export function VideoList() {
  const { t } = useTranslation(['editors', 'footage', 'articles']);
  const sort = { field: 'id', order: 'desc' } as const;
  const rows = useRows('videos', { sort, inAddress: true, pollInterval: lookAgain });
  const create = <NewLink resource="videos">{t('videos.create')}</NewLink>;
  return (
    <ListScreen
      title={t('videos.title')}
      hint={t('videos.listHint')}
      actions={create}
      filters={
        <>
          <SearchFilter label={t('videos.search')} field="q" />
          <ChoiceFilter
            label={t('videos.state')}
            options={publicationStates.map((value) => ({
              value,
              label: t(`articles:states.${value}`),
            }))}
            field="state"
          />
          <ChoiceFilter
            label={t('footage:origin.label')}
            options={origins.map((value) => ({ value, label: t(`footage:origin.${value}`) }))}
            field="origin"
          />
          <ChoiceFilter
            label={t('footage:kind.label')}
            options={videoKinds.map((value) => ({ value, label: t(`footage:kind.${value}`) }))}
            field="kind"
          />
          <ChoiceFilter
            label={t('footage:file.label')}
            options={fileStates.map((value) => ({ value, label: t(`footage:file.${value}`) }))}
            field="file"
          />
          <GameFilter />
        </>
      }
      columns={useVideoColumns()}
      rows={rows}
      empty={t('videos.empty')}
      emptyHint={t('videos.emptyHint')}
      emptyAction={create}
    />
  );
}
