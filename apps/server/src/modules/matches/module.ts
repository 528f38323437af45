export { matchConcealments, matchTellings } from './concealing/concealments.ts';
export { matchWhereabouts } from './concealing/places.ts';
export { eraseFavourites } from './favourites/favourites.ts';
export { matchMapped } from './mapped.ts';
export { createMatches, type Matches } from './matches.ts';
export { matchNotices } from './notices/notice-types.ts';
