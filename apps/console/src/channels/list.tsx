import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { LinkButton } from '../page/link-button.tsx';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
import { useRows } from '../table/use-rows.ts';
import { useChannelChoices } from './choices.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useChannelColumns } from './use-channel-columns.tsx';

/** Promotion channels: a manager's own, an administrator's all. */
export function ChannelList() {
  const { t } = useTranslation('console');
  const rows = useRows('channels', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  const [linked, setLinked] = useState<Row<'channels'> | null>(null);
  const columns = useChannelColumns(setLinked);
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('channels.title')} hint={t('channels.hint')}>
        <NewChannel />
      </PageHead>
      <ChannelFilters rows={rows} />
      <DataTable
        label={t('channels.title')}
        columns={columns}
        rows={rows}
        empty={t('channels.empty')}
        emptyHint={t('channels.emptyHint')}
        emptyAction={<NewChannel />}
      />
      <LinkDialog channel={linked} onClose={() => setLinked(null)} />
    </div>
  );
}

function NewChannel() {
  const { t } = useTranslation('console');
  return (
    <CanAccess resource="channels" action="create">
      <LinkButton look="primary" to="/channels/create">
        <Plus aria-hidden className="size-4" />
        {t('channels.create')}
      </LinkButton>
    </CanAccess>
  );
}

function ChannelFilters({ rows }: { rows: ReturnType<typeof useRows<'channels'>> }) {
  const { t } = useTranslation('console');
  const { types, sources } = useChannelChoices();
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  const states = [
    { value: 'true', label: t('channels.active') },
    { value: 'false', label: t('channels.inactive') },
  ];
  return (
    <Filters onClear={isFiltered ? clearFilters : undefined}>
      <SearchFilter
        label={t('channels.search')}
        value={filterValue('q')}
        onChange={(value) => filterBy('q', value)}
      />
      <ChoiceFilter
        label={t('channels.type')}
        options={types}
        value={filterValue('type')}
        onChange={(value) => filterBy('type', value)}
      />
      <ChoiceFilter
        label={t('channels.source')}
        options={sources}
        value={filterValue('source')}
        onChange={(value) => filterBy('source', value)}
      />
      <ChoiceFilter
        label={t('channels.state')}
        options={states}
        value={filterValue('active')}
        onChange={(value) => filterBy('active', value)}
      />
    </Filters>
  );
}
