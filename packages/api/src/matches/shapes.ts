/** What matches are made of, by subject. */
export * from './shapes/board.ts';
export * from './shapes/bracket.ts';
export * from './shapes/calendar.ts';
export * from './shapes/detail.ts';
export * from './shapes/figures.ts';
export * from './shapes/form.ts';
export * from './shapes/incidents.ts';
export * from './shapes/lineups.ts';
export * from './shapes/links.ts';
export * from './shapes/lobby.ts';
export * from './shapes/match.ts';
export * from './shapes/standings.ts';
export * from './shapes/state.ts';
