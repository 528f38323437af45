import { CanAccess } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { NoPermission } from './problem-page.tsx';

/** The screens of the creator centre that are no resource's: for whom its resources are. */
export function CreatorPage() {
  return (
    <CanAccess resource="returns" action="list" accessDenied={<NoPermission />}>
      <Outlet />
    </CanAccess>
  );
}
