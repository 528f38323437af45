import type { RuntimeConfig } from '@xiongmao/api/system/config';
import { createContext, useRouteLoaderData } from 'react-router';
import type { Backend } from './api.ts';
import type { Viewer } from './viewer.ts';

/** What the host knows of a request before the app renders it. */
export interface SiteRequest {
  config: RuntimeConfig;
  viewer: Viewer;
  backend: Backend;
}

export const siteContext = createContext<SiteRequest>();

interface RootData {
  config: RuntimeConfig;
  viewer: Viewer;
}

const useRootData = () => useRouteLoaderData<RootData>('root')!;

/** The brand's runtime config. */
export const useConfig = (): RuntimeConfig => useRootData().config;

/** Who the page was rendered for. */
export const useViewer = (): Viewer => useRootData().viewer;
