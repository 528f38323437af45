import { Outlet } from 'react-router-dom';
import { useConfig } from '../config.ts';
import { IfMay } from '../page/if-may.tsx';
import { NoPermission } from '../problem-page.tsx';

/** The screens of the streamer centre: for anchors. */
export function AnchorPage() {
  const { live } = useConfig();
  return (
    <IfMay permissions={['broadcast']}>
      {({ broadcast }) => (broadcast && live ? <Outlet /> : <NoPermission />)}
    </IfMay>
  );
}
