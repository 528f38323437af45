export { erasePromotion } from './erase.ts';
export { createPromotion, type Promotion } from './promotion.ts';
