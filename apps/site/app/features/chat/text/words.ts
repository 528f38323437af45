export const hasLink = (text: string): boolean =>
  /https?:\/\/|www\.|\b[\w-]+\.(com|net|org|cn|io|tv)\b/i.test(text);

/** As many characters as the server counts. */
export const lengthOf = (text: string): number => [...text.trim()].length;
