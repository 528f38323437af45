import type {
  studioMatchResource,
  studioPlanResource,
  studioReturnResource,
} from '@xiongmao/api/experts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';

/** The studio's rows; types alone, so that no validator comes along. */
export type OwnPlan = ResourceRow<typeof studioPlanResource>;
export type OpenMatch = ResourceRow<typeof studioMatchResource>;
export type Return = ResourceRow<typeof studioReturnResource>;
