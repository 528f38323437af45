import type { Client } from '@xiongmao/api/client';
import { createContext, use } from 'react';
import type { ProofGate } from './step-up/proof-gate.ts';

interface Services {
  api: Client;
  gate: ProofGate;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** What screens need beside Refine's hooks. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices is used outside ServicesProvider');
  return services;
}
