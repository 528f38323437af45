import type { getAnchorTotals } from '@xiongmao/api/anchors/calls';
import type { CallResult } from '@xiongmao/api/call';

export type Totals = CallResult<typeof getAnchorTotals>;
