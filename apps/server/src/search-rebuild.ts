import { additions } from './app.ts';
import { rebuild } from './modules/search/index.ts';
import { onDatabase } from './platform/db/on-database.ts';

/** `npm run search:rebuild`: writes from nothing all that can be found. Servers may run meanwhile. */
await onDatabase(async (db) => {
  console.log(`${await rebuild(db, additions.searched)} entries`);
});
