import type { CallResult } from '@xiongmao/api/call';
import type { getReturnsSummary } from '@xiongmao/api/experts/calls';

export type Summary = CallResult<typeof getReturnsSummary>;
