import { CanAccess, useResourceParams } from '@refinedev/core';
import { Link } from 'react-router';

/** What gold moved for, `<type>:<id>`; what has a screen is led to. */
export function Reference({ text }: { text: string }) {
  const { resources } = useResourceParams();
  const [type, id] = text.split(':');
  const resource = id && resources.find(({ meta }) => meta?.reference === type);
  const plain = <span className="font-mono text-xs break-all">{text}</span>;
  if (!resource) return plain;
  return (
    <CanAccess resource={resource.name} action="show" fallback={plain}>
      <Link to={`/${resource.name}/${id}`} className="hover:text-accent">
        {plain}
      </Link>
    </CanAccess>
  );
}
