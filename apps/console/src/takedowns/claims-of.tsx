import { CanAccess, useList } from '@refinedev/core';
import type { TargetKind } from '@xiongmao/api/takedowns/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { TakedownState } from './takedown-state.tsx';

interface ClaimsOfProps {
  kind: TargetKind;
  id: number | string;
  /** The one beside which the others are told. */
  but?: number;
}

/** What rights-holders ask for of one thing; nothing where nobody does. */
export function ClaimsOf(props: ClaimsOfProps) {
  return (
    <CanAccess resource="takedowns" action="list">
      <Claims {...props} />
    </CanAccess>
  );
}

function Claims({ kind, id, but }: ClaimsOfProps) {
  const { t } = useTranslation('console');
  const { query } = useList<Row<'takedowns'>, Failure>({
    resource: 'takedowns',
    filters: [
      { field: 'kind', operator: 'eq', value: kind },
      { field: 'key', operator: 'eq', value: id },
    ],
    sorters: [{ field: 'id', order: 'desc' }],
    errorNotification: false,
  });
  return (
    <Answer query={query} data={query.data?.data} skeleton={null}>
      {(found) => {
        const claims = found.filter((claim) => claim.id !== but);
        const title = t(but === undefined ? 'takedowns.title' : 'takedowns.others');
        return claims.length > 0 && <List title={title} claims={claims} />;
      }}
    </Answer>
  );
}

function List({ title, claims }: { title: string; claims: readonly Row<'takedowns'>[] }) {
  const { moment } = useFormat();
  return (
    <Panel title={title}>
      <ul className="flex flex-col">
        {claims.map((claim) => (
          <li key={claim.id} className="border-t border-line/50 first:border-0">
            <Link
              to={`/takedowns/${claim.id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 text-sm hover:text-accent"
            >
              <TakedownState state={claim.state} />
              <bdi className="min-w-0 flex-1 truncate">{claim.organisation || claim.name}</bdi>
              <span className="tabular text-xs text-muted">{moment(claim.at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
