import type { ModuleContext } from '#platform/module.ts';
import type { Sealing } from './sealing.ts';

export interface MallContext extends ModuleContext {
  sealing: Sealing;
}
