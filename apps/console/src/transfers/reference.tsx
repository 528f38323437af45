import { CanAccess } from '@refinedev/core';
import { Link } from 'react-router';

/** What gold moved for, `plan:12`; what has a screen is led to. */
export function Reference({ text }: { text: string }) {
  const plan = /^plan:(\d+)/.exec(text)?.[1];
  const plain = <span className="font-mono text-xs break-all">{text}</span>;
  if (!plan) return plain;
  return (
    <CanAccess resource="plans" action="show" fallback={plain}>
      <Link to={`/plans/${plan}`} className="hover:text-accent">
        {plain}
      </Link>
    </CanAccess>
  );
}
