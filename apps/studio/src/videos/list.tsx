import {
  Box,
  List as CardList,
  ListItem,
  ListItemButton,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { publicationStates } from '@xiongmao/api/publishing/rules';
import { fileStates } from '@xiongmao/api/videos/rules';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  CreateButton,
  DataTable,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnVideo } from '../contract.ts';
import { useFormat } from '../format.ts';
import { NoRows } from '../page/list/no-rows.tsx';
import { OwnList } from '../page/list/own-list.tsx';
import { useNarrow } from '../page/use-narrow.ts';
import { PublicationState } from '../publishing/publication-state.tsx';
import { FileState, lookAgain } from './file-state.tsx';

/** One's own videos, by state. */
export function VideoList() {
  const { t } = useTranslation(['studio', 'footage', 'articles']);
  const isNarrow = useNarrow();
  return (
    <OwnList
      empty={false}
      queryOptions={{ refetchInterval: ({ state }) => lookAgain(state.data?.data ?? []) }}
      filters={[
        <SearchInput key="q" source="q" placeholder={t('articles:title')} alwaysOn />,
        <SelectInput
          key="state"
          source="state"
          label={t('plans.state')}
          choices={publicationStates.map((id) => ({ id, name: t(`articles:states.${id}`) }))}
          alwaysOn
        />,
        <SelectInput
          key="file"
          source="file"
          label={t('footage:file.label')}
          choices={fileStates.map((id) => ({ id, name: t(`footage:file.${id}`) }))}
          alwaysOn
        />,
      ]}
      actions={
        <TopToolbar>
          <CreateButton label={t('ownVideos.create')} />
        </TopToolbar>
      }
    >
      {isNarrow ? <Cards /> : <Table />}
    </OwnList>
  );
}

function Poster({ poster }: Pick<OwnVideo, 'poster'>) {
  const look = { width: 96, height: 54, borderRadius: 1, flexShrink: 0, bgcolor: 'action.hover' };
  return poster ? (
    <Box
      component="img"
      src={poster.address}
      alt=""
      loading="lazy"
      sx={{ ...look, objectFit: 'cover' }}
    />
  ) : (
    <Box aria-hidden sx={look} />
  );
}

/** The videos where there is little room: a card each. */
function Cards() {
  const { t } = useTranslation('footage');
  const { data, isPending } = useListContext<OwnVideo>();
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data?.length) return <NoRows />;
  return (
    <CardList disablePadding>
      {data.map(({ id, title, kind, matchName, poster, state, file, progress, play }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            component={Link}
            to={`/videos/${id}/show`}
            sx={{ gap: 2, alignItems: 'flex-start' }}
          >
            <Poster poster={poster} />
            <Stack spacing={0.5} sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {[t(`kind.${kind}`), matchName].filter(Boolean).join(' · ')}
              </Typography>
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                <PublicationState state={state} />
                <FileState file={file} progress={progress} play={play} />
              </Stack>
            </Stack>
          </ListItemButton>
        </ListItem>
      ))}
    </CardList>
  );
}

function Table() {
  const { t } = useTranslation('footage');
  const { count, moment } = useFormat();
  return (
    <DataTable<OwnVideo> bulkActionButtons={false} rowClick="show" empty={<NoRows />}>
      <DataTable.Col<OwnVideo>
        source="id"
        label="resources.videos.fields.title"
        render={({ title, poster, kind }) => (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', maxWidth: 480 }}>
            <Poster poster={poster} />
            <span>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`kind.${kind}`)}
              </Typography>
            </span>
          </Stack>
        )}
      />
      <DataTable.Col<OwnVideo>
        source="matchName"
        disableSort
        render={({ matchName }) => matchName ?? '–'}
      />
      <DataTable.Col<OwnVideo>
        source="state"
        disableSort
        render={({ state }) => <PublicationState state={state} />}
      />
      <DataTable.Col<OwnVideo>
        source="file"
        disableSort
        render={({ file, progress, play }) => (
          <FileState file={file} progress={progress} play={play} />
        )}
      />
      <DataTable.Col<OwnVideo>
        source="seconds"
        align="right"
        disableSort
        render={({ seconds }) => (seconds === null ? '–' : formatCountdown(seconds))}
      />
      <DataTable.Col<OwnVideo> source="views" align="right" render={({ views }) => count(views)} />
      <DataTable.Col<OwnVideo>
        source="publishedAt"
        render={({ publishedAt }) => (publishedAt ? moment(publishedAt) : '–')}
      />
    </DataTable>
  );
}
