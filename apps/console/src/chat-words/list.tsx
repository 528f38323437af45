import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { NewLink } from '../page/links/new-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'chat-words'>>();

/** Words that nobody may say, beside those that the filter starts from. */
export function WordList() {
  const { t } = useTranslation('console');
  const rows = useRows('chat-words', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('chatWords.title')}
      hint={t('chatWords.hint')}
      actions={<NewLink resource="chat-words">{t('chatWords.create')}</NewLink>}
      filters={<SearchFilter label={t('chatWords.search')} field="q" />}
      columns={useWordColumns()}
      rows={rows}
      empty={t('chatWords.empty')}
      emptyHint={t('chatWords.emptyHint')}
      emptyAction={<NewLink resource="chat-words">{t('chatWords.create')}</NewLink>}
    />
  );
}

function useWordColumns() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('word', {
        header: t('chatWords.word'),
        meta: { onPhone: 'head', sortable: true },
        cell: ({ row: { original } }) => (
          <Link to={`/chat-words/${original.id}`} className="font-semibold hover:text-accent">
            {original.word}
          </Link>
        ),
      }),
      column.accessor('except', {
        header: t('chatWords.except'),
        cell: ({ getValue }) => getValue().join(', ') || '–',
      }),
      column.accessor('addedBy', { header: t('chatWords.addedBy') }),
      column.accessor('at', {
        header: t('chatWords.changed'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
    ],
    [t, moment],
  );
}
