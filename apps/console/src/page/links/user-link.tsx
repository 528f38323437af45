import { CanAccess } from '@refinedev/core';
import { Link } from 'react-router';

/** A person by name; for those who may look at accounts, the way there. */
export function UserLink({ id, name }: { id: number; name: string | null }) {
  return (
    <CanAccess resource="users" action="show" fallback={name ?? id}>
      <Link to={`/users/${id}`} className="hover:text-accent">
        {name ?? id}
      </Link>
    </CanAccess>
  );
}

/** A person in a list: by name and id, and the way to what it tells of them. */
export function PersonLink({ to, id, name }: { to: string; id: number; name: string }) {
  return (
    <Link to={to} className="flex min-h-6 flex-col hover:text-accent">
      <span className="font-semibold">{name}</span>
      <span className="tabular text-xs text-muted">{id}</span>
    </Link>
  );
}
