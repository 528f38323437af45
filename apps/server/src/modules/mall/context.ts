import type { ModuleContext } from '#platform/module.ts';
import { createSealing, type Sealing } from './sealing/sealing.ts';

export interface MallContext extends ModuleContext {
  sealing: Sealing;
}

export const mallContext = (given: ModuleContext): MallContext => ({
  ...given,
  sealing: createSealing(given.env.mallKeys, given.secret),
});
