/** What fills a letter's text. */
export type LetterValues = Record<string, string>;

/** Something that is mailed or sent as a text message. Each is listed in app.ts; its text is `messages:letter.<name>`. */
export interface LetterType<Values extends LetterValues = LetterValues> {
  readonly name: string;
  readonly values?: Values;
}

/** As `defineJob`: the domain that sends it knows what stands in it, and nobody else need. */
export const defineLetter = <Values extends LetterValues = Record<never, never>>(
  name: string,
): LetterType<Values> => ({ name });
