export { findCalled } from './find/find-called.ts';
export { fillSome, rebuild, refill } from './index/fill.ts';
export { leagues, players, teams } from './kinds/catalogue.ts';
export { games } from './kinds/games.ts';
export { anchors, experts, rooms } from './kinds/people.ts';
export { type Searched, searched } from './kinds/searched.ts';
export { articles, videos } from './kinds/writing.ts';
export { createSearch, type Search } from './search.ts';
