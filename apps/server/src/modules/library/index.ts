export { libraryConcealments, libraryTellings, libraryWhereabouts } from './conceal-library.ts';
export { createLibrary } from './library.ts';
export { libraryMapped } from './mapped.ts';
