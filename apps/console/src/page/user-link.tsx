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
