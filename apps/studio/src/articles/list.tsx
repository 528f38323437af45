import {
  List as CardList,
  ListItem,
  ListItemButton,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { publicationStates } from '@xiongmao/api/publishing/rules';
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
import type { OwnArticle } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameName } from '../page/game-name.tsx';
import { NoRows } from '../page/list/no-rows.tsx';
import { OwnList } from '../page/list/own-list.tsx';
import { useNarrow } from '../page/use-narrow.ts';
import { PublicationState } from '../publishing/publication-state.tsx';

/** One's own articles, by state. */
export function ArticleList() {
  const { t } = useTranslation(['studio', 'articles']);
  const isNarrow = useNarrow();
  return (
    <OwnList
      empty={false}
      filters={[
        <SearchInput key="q" source="q" placeholder={t('articles:title')} alwaysOn />,
        <SelectInput
          key="state"
          source="state"
          label={t('plans.state')}
          choices={publicationStates.map((id) => ({ id, name: t(`articles:states.${id}`) }))}
          alwaysOn
        />,
      ]}
      actions={
        <TopToolbar>
          <CreateButton label={t('menu.postArticle')} />
        </TopToolbar>
      }
    >
      {isNarrow ? <Cards /> : <Table />}
    </OwnList>
  );
}

/** The articles where there is little room: a card each. */
function Cards() {
  const { moment } = useFormat();
  const { data, isPending } = useListContext<OwnArticle>();
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data?.length) return <NoRows />;
  return (
    <CardList disablePadding>
      {data.map(({ id, title, gameId, state, changedAt }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton component={Link} to={`/articles/${id}/show`}>
            <Stack spacing={0.5} sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                <GameName gameId={gameId} /> · {moment(changedAt)}
              </Typography>
              <div>
                <PublicationState state={state} />
              </div>
            </Stack>
          </ListItemButton>
        </ListItem>
      ))}
    </CardList>
  );
}

function Table() {
  const { count, moment } = useFormat();
  return (
    <DataTable<OwnArticle> bulkActionButtons={false} rowClick="show" empty={<NoRows />}>
      <DataTable.Col<OwnArticle>
        source="id"
        label="resources.articles.fields.title"
        render={({ title }) => (
          <Typography variant="body2" sx={{ maxWidth: 420, fontWeight: 600 }}>
            {title}
          </Typography>
        )}
      />
      <DataTable.Col<OwnArticle>
        source="gameId"
        disableSort
        render={({ gameId }) => <GameName gameId={gameId} />}
      />
      <DataTable.Col<OwnArticle>
        source="state"
        disableSort
        render={({ state }) => <PublicationState state={state} />}
      />
      <DataTable.Col<OwnArticle>
        source="views"
        align="right"
        render={({ views }) => count(views)}
      />
      <DataTable.Col<OwnArticle>
        source="publishedAt"
        render={({ publishedAt }) => (publishedAt ? moment(publishedAt) : '–')}
      />
    </DataTable>
  );
}
