import type { GoConfig, RouterProvider } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useCallback } from 'react';
import { useLocation } from 'react-router';

/**
 * Refine's bindings, but for a screen that is being left: the address is the next one's already while its code comes,
 * and a list that writes its filters there would call the person back.
 */
export const consoleRouter: RouterProvider = {
  ...routerProvider,
  go: () => {
    const go = routerProvider.go!();
    const { pathname } = useLocation();
    return useCallback(
      (config: GoConfig) => (config.to || location.pathname === pathname ? go(config) : undefined),
      [go, pathname],
    );
  },
};
