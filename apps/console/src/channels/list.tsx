import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { NewLink } from '../page/links/new-link.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
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
    <>
      <ListScreen
        title={t('channels.title')}
        hint={t('channels.hint')}
        actions={<NewLink resource="channels">{t('channels.create')}</NewLink>}
        filters={<ChannelFilters />}
        columns={columns}
        rows={rows}
        empty={t('channels.empty')}
        emptyHint={t('channels.emptyHint')}
        emptyAction={<NewLink resource="channels">{t('channels.create')}</NewLink>}
      />
      <LinkDialog channel={linked} onClose={() => setLinked(null)} />
    </>
  );
}

function ChannelFilters() {
  const { t } = useTranslation('console');
  const { types, sources } = useChannelChoices();
  const states = [
    { value: 'true', label: t('channels.active') },
    { value: 'false', label: t('channels.inactive') },
  ];
  return (
    <>
      <SearchFilter label={t('channels.search')} field="q" />
      <ChoiceFilter label={t('channels.type')} options={types} field="type" />
      <ChoiceFilter label={t('channels.source')} options={sources} field="source" />
      <ChoiceFilter label={t('channels.state')} options={states} field="active" />
    </>
  );
}
