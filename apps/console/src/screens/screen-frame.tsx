import { CanAccess } from '@refinedev/core';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { ActionName, ResourceName } from '../contract.ts';
import { DialogHost } from '../form/kept-dialog.tsx';
import { ScreenBoundary, ScreenLoading } from '../page/screen-states.tsx';
import { NoPermission } from './no-permission.tsx';
import type { Screen } from './screen.tsx';

interface ScreenFrameProps {
  resource: ResourceName;
  action: ActionName;
  screen: Screen;
}

/** A screen, shown to whom its action is allowed. */
export function ScreenFrame({ resource, action, screen: { component: Screen } }: ScreenFrameProps) {
  const key = useFreshKey();
  const { pathname } = useLocation();
  return (
    <CanAccess resource={resource} action={action} fallback={<NoPermission />}>
      <ScreenBoundary key={key}>
        <Suspense fallback={<ScreenLoading />}>
          <DialogHost key={pathname}>
            <Screen />
          </DialogHost>
        </Suspense>
      </ScreenBoundary>
    </CanAccess>
  );
}

/** Changes when the bare address is visited anew: a click in the menu begins again, without filters. */
function useFreshKey(): string {
  const { key, search } = useLocation();
  const [fresh, setFresh] = useState(key);
  if (search === '' && fresh !== key) setFresh(key);
  return fresh;
}
