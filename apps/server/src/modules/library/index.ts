export { createLibrary } from './library.ts';
export { libraryMapped } from './mapped.ts';
