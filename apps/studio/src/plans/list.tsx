import {
  List as CardList,
  ListItem,
  ListItemButton,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { planStates } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { CreateButton, DataTable, SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnPlan } from '../contract.ts';
import { useFormat } from '../format.ts';
import { NoRows } from '../page/list/no-rows.tsx';
import { OwnList } from '../page/list/own-list.tsx';
import { useNarrow } from '../page/use-narrow.ts';
import { MatchLine } from './match-line.tsx';
import { NotOnSale, PlanState, RevisionUnderReview } from './plan-state.tsx';
import { ResultLabel } from './result-label.tsx';

/** One's own plans, by state. */
export function PlanList() {
  const { t } = useTranslation('studio');
  const isNarrow = useNarrow();
  return (
    <OwnList
      filters={[<SearchInput key="q" source="q" placeholder={t('plans.search')} alwaysOn />]}
      actions={
        <TopToolbar>
          <CreateButton label={t('menu.post')} />
        </TopToolbar>
      }
    >
      <States />
      {isNarrow ? <Cards /> : <Table />}
    </OwnList>
  );
}

/** Narrows the plans to those of a state. */
function States() {
  const { t } = useTranslation(['studio', 'experts']);
  const { filterValues, setFilters } = useListContext();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('plans.state')}
      value={filterValues.state ?? ''}
      onChange={(_, state: string | null) =>
        state !== null && setFilters({ ...filterValues, state: state || undefined })
      }
      // As wide as the list, however many there are: they scroll within it.
      sx={{
        display: 'flex',
        width: 0,
        minWidth: '100%',
        p: 1,
        overflowX: 'auto',
        whiteSpace: 'nowrap',
      }}
    >
      <ToggleButton value="" sx={{ flexShrink: 0 }}>
        {t('plans.all')}
      </ToggleButton>
      {planStates.map((state) => (
        <ToggleButton key={state} value={state} sx={{ flexShrink: 0 }}>
          {t(`experts:state.${state}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function StateAndResult({ state, setAside, result, revision }: OwnPlan) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <PlanState state={state} />
      {setAside && <NotOnSale />}
      {revision?.state === 'underReview' && <RevisionUnderReview />}
      {result && <ResultLabel result={result} />}
    </Stack>
  );
}

/** The plans where there is little room: a card each. */
function Cards() {
  const { count } = useFormat();
  const { data, isPending } = useListContext<OwnPlan>();
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data?.length) return <NoRows />;
  return (
    <CardList disablePadding>
      {data.map((plan) => (
        <ListItem key={plan.id} disablePadding divider>
          <ListItemButton component={Link} to={`/plans/${plan.id}/show`} sx={{ gap: 2 }}>
            <Stack spacing={0.5} sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {plan.title}
              </Typography>
              <MatchLine match={plan.match} />
              <StateAndResult {...plan} />
            </Stack>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {count(plan.revenue)}
            </Typography>
          </ListItemButton>
        </ListItem>
      ))}
    </CardList>
  );
}

function Table() {
  const { t } = useTranslation('experts');
  const { count, moment } = useFormat();
  const texts = usePredictionTexts();
  return (
    <DataTable<OwnPlan> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<OwnPlan>
        source="id"
        label="resources.plans.fields.title"
        render={(plan) => (
          <Stack sx={{ maxWidth: 320 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {plan.title}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {texts.market(plan.match.gameId, plan)} · {texts.predicted(plan.match, plan)}
            </Typography>
          </Stack>
        )}
      />
      <DataTable.Col<OwnPlan>
        source="match"
        disableSort
        render={({ match }) => <MatchLine match={match} />}
      />
      <DataTable.Col<OwnPlan>
        source="state"
        disableSort
        render={(plan) => <StateAndResult {...plan} />}
      />
      <DataTable.Col<OwnPlan>
        source="price"
        align="right"
        render={({ price }) => (price ? count(price) : t('plan.free'))}
      />
      <DataTable.Col<OwnPlan> source="sales" align="right" render={({ sales }) => count(sales)} />
      <DataTable.Col<OwnPlan>
        source="revenue"
        align="right"
        render={({ revenue }) => count(revenue)}
      />
      <DataTable.Col<OwnPlan>
        source="releasedAt"
        render={({ releasedAt }) => (releasedAt ? moment(releasedAt) : '–')}
      />
    </DataTable>
  );
}
