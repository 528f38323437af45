import { createContext, use } from 'react';
import type { Providers } from './providers/providers.ts';

type Services = Pick<Providers, 'api' | 'gate'>;

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** What screens need beside Refine's hooks. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices is used outside ServicesProvider');
  return services;
}
