export { authorsOf } from './authors-of.ts';
export { claimable } from './claimable.ts';
export { countViews } from './count-views.ts';
export { hottest } from './hottest.ts';
export { type Move, move } from './move.ts';
export type { Publication, Undone } from './publication.ts';
export { publishDue } from './publish-due.ts';
export { wasShown } from './was-shown.ts';
