export { insertChannelNamed } from './console/keep-channel.ts';
export { erasePromotion } from './erase.ts';
export { createPromotion, type Promotion } from './promotion.ts';
export { closeDays } from './statistics/close-days.ts';
export { backfillVisits, type PastVisit, untilRegistered } from './visits/backfill-visits.ts';
export { broughtBy, promotionCookies } from './visits/visitor-cookies.ts';
