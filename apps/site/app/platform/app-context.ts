import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';
import type { Viewer } from './viewer.ts';

/**
 * What everything in the app may lean on: on the server one per request, in the browser one for the
 * visit. Loaders get it by `context.get(appContext)`, components by the hooks beside it.
 */
export interface App {
  config: RuntimeConfig;
  viewer: Viewer;
  api: Client;
  queries: QueryClient;
}

export const appContext = createContext<App>();

const AppContext = createReactContext<App | null>(null);
export const AppProvider = AppContext.Provider;

/** The typed client of where this runs. */
export const useApi = (): Client => use(AppContext)!.api;

/** The brand's runtime config. */
export const useConfig = (): RuntimeConfig => use(AppContext)!.config;

/** Who looks, as the page was rendered. */
export const useViewer = (): Viewer => use(AppContext)!.viewer;
