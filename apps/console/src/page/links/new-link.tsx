import { CanAccess } from '@refinedev/core';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../contract.ts';
import { LinkButton } from './link-button.tsx';

interface NewLinkProps {
  resource: ResourceName;
  children: ReactNode;
}

/** Leads whoever may to where a row is made. */
export function NewLink({ resource, children }: NewLinkProps) {
  return (
    <CanAccess resource={resource} action="create">
      <LinkButton look="primary" to={`/${resource}/create`}>
        <Plus aria-hidden className="size-4" />
        {children}
      </LinkButton>
    </CanAccess>
  );
}
