import { Box } from '@mui/material';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { DataTable, SimpleList, TopToolbar, useTranslate } from 'react-admin';
import type { ReceivedGift } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GoldAmount } from '../page/gold-amount.tsx';
import { ListExport } from '../page/list/export.tsx';
import { OwnList } from '../page/list/own-list.tsx';
import { useNarrow } from '../page/use-narrow.ts';

/** What one was given, gift by gift, and what of it is one's own. */
export function GiftList() {
  const isNarrow = useNarrow();
  return <OwnList actions={<Actions />}>{isNarrow ? <Cards /> : <Table />}</OwnList>;
}

function Actions() {
  const { t } = useTranslation('studio');
  const translate = useTranslate();
  const locale = useLocale();
  const fields = ['names', 'count', 'username', 'gold', 'earned'].map((each) =>
    translate(`resources.received-gifts.fields.${each}`),
  );
  return (
    <TopToolbar>
      <ListExport<ReceivedGift>
        heads={[t('coin.at'), ...fields]}
        lineOf={({ at, names, count, username, gold, earned }) => [
          ...[at, nameIn(names, locale), count, username, gold, earned],
        ]}
      />
    </TopToolbar>
  );
}

function Cards() {
  const { moment } = useFormat();
  return (
    <SimpleList<ReceivedGift>
      primaryText={(given) => <Given {...given} />}
      secondaryText={({ username, at }) => `${username} · ${moment(at)}`}
      tertiaryText={({ earned }) => <GoldAmount amount={earned} />}
      linkType={false}
    />
  );
}

function Table() {
  const { t } = useTranslation('studio');
  const { count, moment } = useFormat();
  return (
    <DataTable<ReceivedGift> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<ReceivedGift>
        source="id"
        label={t('coin.at')}
        render={({ at }) => moment(at)}
      />
      <DataTable.Col<ReceivedGift>
        source="names"
        disableSort
        render={(given) => <Given {...given} />}
      />
      <DataTable.Col<ReceivedGift> source="username" disableSort />
      <DataTable.Col<ReceivedGift> source="gold" align="right" render={({ gold }) => count(gold)} />
      <DataTable.Col<ReceivedGift>
        source="earned"
        align="right"
        disableSort
        render={({ earned }) => <GoldAmount amount={earned} />}
      />
    </DataTable>
  );
}

function Given({ names, picture, count: times }: ReceivedGift) {
  const { count } = useFormat();
  const locale = useLocale();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <img src={picture} alt="" width={32} height={32} />
      {`${nameIn(names, locale)} × ${count(times)}`}
    </Box>
  );
}
