import { CanAccess } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { languageName } from '@xiongmao/i18n/words/language-names';
import { Badge } from '@xiongmao/ui/badge';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { LinkButton } from '../page/links/link-button.tsx';
import { MatchLine } from '../plans/match-line.tsx';
import { columnsOf } from '../table/columns.ts';
import { SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'live-links'>>();

/** Where anchors have the pictures of matches from. */
export function LiveLinkList() {
  const { t } = useTranslation('console');
  const rows = useRows('live-links', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('liveLinks.title')}
      hint={t('liveLinks.hint')}
      actions={<NewLink />}
      filters={
        <>
          <SearchFilter label={t('liveLinks.search')} field="q" />
          <NumberFilter label={t('liveLinks.matchId')} field="matchId" />
        </>
      }
      columns={useLinkColumns()}
      rows={rows}
      empty={t('liveLinks.empty')}
      emptyHint={t('liveLinks.emptyHint')}
      emptyAction={<NewLink />}
    />
  );
}

function NewLink() {
  const { t } = useTranslation('console');
  return (
    <CanAccess resource="live-links" action="create">
      <LinkButton look="primary" to="/live-links/create">
        <Plus aria-hidden className="size-4" />
        {t('liveLinks.create')}
      </LinkButton>
    </CanAccess>
  );
}

function useLinkColumns() {
  const { t } = useTranslation(['console', 'anchors']);
  const { count } = useFormat();
  const locale = useLocale();
  return useMemo(
    () => [
      column.accessor('name', {
        header: t('liveLinks.name'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            <CanAccess resource="live-links" action="edit" fallback={original.name}>
              <Link to={`/live-links/${original.id}`} className="hover:text-accent">
                {original.name}
              </Link>
            </CanAccess>
            {original.pro && <Badge>{t('anchors:right.pro')}</Badge>}
          </span>
        ),
      }),
      column.accessor('match', {
        id: 'startsAt',
        header: t('plans.match'),
        meta: { sortable: true },
        cell: ({ getValue }) => <MatchLine match={getValue()} />,
      }),
      column.accessor('language', {
        header: t('liveLinks.language'),
        cell: ({ getValue }) => languageName(getValue(), locale),
      }),
      column.accessor('priority', {
        header: t('liveLinks.priority'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('url', {
        header: t('liveLinks.url'),
        meta: { wideOnly: true, onPhone: 'hidden', className: 'max-w-72 truncate text-muted' },
      }),
    ],
    [t, count, locale],
  );
}
