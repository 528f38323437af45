import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Link } from 'react-router';
import { useAccount } from '../../account.ts';
import type { ResourceName, Row } from '../../contract.ts';
import { Section } from '../../page/panel.tsx';
import { mayDo } from '../../providers/access-control.ts';
import type { Columns } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useRows } from '../../table/use-rows.ts';
import { ofUser } from '../of-user.ts';

interface UserRowsProps<Name extends ResourceName> {
  resource: Name;
  title: string;
  userId: number;
  /** By which the list is narrowed to them. */
  field?: string;
  useColumns: () => Columns<Row<Name>>;
  empty: string;
}

/** What a list has of somebody, for who may read that list, with the way to all of it. */
export function UserRows<Name extends ResourceName>(props: UserRowsProps<Name>) {
  const roles = useAccount()?.roles ?? [];
  return mayDo(roles, props.resource, 'list') ? <Shown {...props} /> : null;
}

function Shown<Name extends ResourceName>(props: UserRowsProps<Name>) {
  const { resource, title, userId, field = 'userId', useColumns, empty } = props;
  const { t } = useTranslation('console');
  const narrowed = `filters[0][field]=${field}&filters[0][operator]=eq&filters[0][value]=${userId}`;
  return (
    <Section
      title={title}
      aside={
        <Link
          to={`/${resource}?${narrowed}`}
          className="inline-flex min-h-11 items-center text-sm text-accent md:min-h-6"
        >
          {t('users.openList')}
        </Link>
      }
    >
      <DataTable
        label={title}
        columns={useColumns()}
        rows={useRows(resource, ofUser(userId, field))}
        empty={empty}
      />
    </Section>
  );
}
