import { Skeleton } from '@mui/material';
import type { Permission } from '@xiongmao/api/roles';
import type { ReactNode } from 'react';
import { may, useVisitor } from '../use-may.ts';
import { Answer } from './answer.tsx';

interface IfMayProps<Asked extends Permission> {
  permissions: readonly Asked[];
  /** Which of them who is signed in has. */
  children: (has: Record<Asked, boolean>) => ReactNode;
}

/** A screen that depends on what one may do here; where nobody can be asked, it says so. */
export function IfMay<Asked extends Permission>({ permissions, children }: IfMayProps<Asked>) {
  const query = useVisitor();
  return (
    <Answer query={query} skeleton={<Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}>
      {(found) => {
        const has = permissions.map((each) => [each, may(found, each)] as const);
        return children(Object.fromEntries(has) as Record<Asked, boolean>);
      }}
    </Answer>
  );
}
