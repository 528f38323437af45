export { type RowChange, takeChanges } from './take-changes.ts';
