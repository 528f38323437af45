import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { createContext, use } from 'react';

const ConfigContext = createContext<RuntimeConfig | null>(null);
export const ConfigProvider = ConfigContext.Provider;

/** The runtime config that the studio was started with. */
export function useConfig(): RuntimeConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig is used outside ConfigProvider');
  return config;
}
