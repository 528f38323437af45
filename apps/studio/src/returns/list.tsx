import { Link } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { DataTable, SimpleList, TopToolbar, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Return } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GoldAmount } from '../page/gold-amount.tsx';
import { ListExport } from '../page/list/export.tsx';
import { OwnList } from '../page/list/own-list.tsx';
import { useNarrow } from '../page/use-narrow.ts';

/** What one earned, transfer by transfer; what a correction took back stands there, too. */
export function ReturnList() {
  const isNarrow = useNarrow();
  return <OwnList actions={<Actions />}>{isNarrow ? <Cards /> : <Table />}</OwnList>;
}

function Actions() {
  const { t } = useTranslation('studio');
  const translate = useTranslate();
  const fields = ['title', 'kind', 'amount'].map((each) =>
    translate(`resources.returns.fields.${each}`),
  );
  return (
    <TopToolbar>
      <ListExport<Return>
        heads={[t('coin.at'), ...fields]}
        lineOf={({ at, title, kind, amount }) => [at, title, t(`returnKind.${kind}`), amount]}
      />
    </TopToolbar>
  );
}

function Cards() {
  const { moment } = useFormat();
  return (
    <SimpleList<Return>
      primaryText={({ title }) => title}
      secondaryText={({ at }) => moment(at)}
      tertiaryText={({ amount }) => <GoldAmount amount={amount} />}
      linkType={({ planId }) => `/plans/${planId}/show`}
    />
  );
}

function Table() {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  return (
    <DataTable<Return> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Return> source="id" label={t('coin.at')} render={({ at }) => moment(at)} />
      <DataTable.Col<Return>
        source="title"
        disableSort
        render={({ planId, title }) => (
          <Link component={RouterLink} to={`/plans/${planId}/show`}>
            {title}
          </Link>
        )}
      />
      <DataTable.Col<Return>
        source="kind"
        disableSort
        render={({ kind }) => t(`returnKind.${kind}`)}
      />
      <DataTable.Col<Return>
        source="amount"
        align="right"
        disableSort
        render={({ amount }) => <GoldAmount amount={amount} />}
      />
    </DataTable>
  );
}
