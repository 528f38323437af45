export { createLibrary } from './library.ts';
