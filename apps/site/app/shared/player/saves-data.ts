/** Whether the browser is asked to fetch little: nothing then plays by itself. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
