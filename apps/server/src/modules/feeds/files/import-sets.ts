import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { FeedFileError } from '../adapters/adapter.ts';
import { setsIn } from '../adapters/all.ts';
import { type Imported, importFiles } from './import-files.ts';

/**
 * Imports the sets of a folder laid out as `FEED_DIR` is, one after the other. What can't be read is told to `broken`
 * and hinders no other; answers of how many sets nothing could be read. Throws where the folder holds no set.
 */
export async function importSets(
  db: Database,
  clock: Clock,
  folder: string,
  tell: { imported(result: Imported): void; broken(error: FeedFileError): void },
): Promise<number> {
  const sets = setsIn(folder);
  if (sets.length === 0) {
    throw new FeedFileError(folder, 'the folder', 'it holds no folder of a format');
  }
  let unread = 0;
  for (const { path, load } of sets) {
    try {
      tell.imported(await importFiles(db, clock, await load(), [path], tell.broken));
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      tell.broken(error);
      unread += 1;
    }
  }
  return unread;
}
