import type {
  studioMatchResource,
  studioPlanResource,
  studioReturnResource,
} from '@xiongmao/api/experts/resources';
import type { ShownRow } from '@xiongmao/api/resource';

/** The studio's rows; types alone, so that no validator comes along. */
export type OwnPlan = ShownRow<typeof studioPlanResource>;
export type OpenMatch = ShownRow<typeof studioMatchResource>;
export type Return = ShownRow<typeof studioReturnResource>;
