export { createGifts } from './gifts.ts';
