/**
 * What ingest calls a league or season that no source names. Its matches stand together by chance: nobody looks it up.
 */
export const untold = '–';
