import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { PersonLink } from '../page/links/user-link.tsx';
import { type Columns, columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';

export type ApplicationResource = 'expert-applications' | 'anchor-applications';

interface ApplicationListProps<Name extends ApplicationResource> {
  resource: Name;
  title: string;
  states: readonly { value: string; label: string }[];
  /** What is asked of who wants this role; the same from one rendering to the next. */
  asked: Columns<Row<Name>>;
  stateOf: (application: Row<Name>) => ReactNode;
}

/** Who wants a role: those who wait first, the longest waiting first. */
export function ApplicationList<Name extends ApplicationResource>({
  resource,
  title,
  states,
  ...columns
}: ApplicationListProps<Name>) {
  const { t } = useTranslation('console');
  const rows = useQueue(resource, { field: 'appliedAt', order: 'asc' });
  return (
    <ListScreen
      title={title}
      hint={t('applications.hint')}
      filters={
        <>
          <SearchFilter label={t('applications.search')} field="q" />
          <ChoiceFilter label={t('applications.state')} options={states} field="state" />
        </>
      }
      columns={useColumns<Row<Name>>({ resource, ...columns })}
      rows={rows}
      empty={t('applications.empty')}
      emptyHint={t('applications.emptyHint')}
    />
  );
}

interface Shown<R> {
  resource: ApplicationResource;
  asked: Columns<R & object>;
  stateOf: (application: R) => ReactNode;
}

function useColumns<R extends Row<ApplicationResource>>({ resource, asked, stateOf }: Shown<R>) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return useMemo((): Columns<R> => {
    const column = columnsOf<R>();
    return [
      column.accessor(({ username }) => username, {
        id: 'username',
        header: t('applications.applicant'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <PersonLink
            to={`/${resource}/${original.id}`}
            id={original.id}
            name={original.username}
          />
        ),
      }),
      ...asked,
      column.accessor(({ introduction }) => introduction, {
        id: 'introduction',
        header: t('applications.introduction'),
        meta: { onPhone: 'hidden', wideOnly: true, className: 'max-w-96 truncate' },
      }),
      column.accessor(({ appliedAt }) => appliedAt, {
        id: 'appliedAt',
        header: t('applications.appliedAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor(({ recommendedBy }) => recommendedBy, {
        id: 'recommendedBy',
        header: t('applications.recommendedBy'),
        cell: ({ getValue }) => getValue() ?? '–',
      }),
      column.accessor(({ state }) => state, {
        id: 'state',
        header: t('applications.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => stateOf(original),
      }),
    ];
  }, [t, moment, resource, asked, stateOf]);
}
