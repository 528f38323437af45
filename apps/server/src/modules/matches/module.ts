export { eraseFavourites } from './favourites/favourites.ts';
export { matchNotices } from './favourites/notice-types.ts';
export { createMatches, type Matches } from './matches.ts';
