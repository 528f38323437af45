/** The forms in which a price is shown. */
export const oddsForms = ['decimal', 'fractional', 'hongKong', 'malay'] as const;
export type OddsForm = (typeof oddsForms)[number];

/** What fans of a language are used to; decimal everywhere else. */
const usual: Readonly<Record<string, OddsForm>> = {
  zh_tw: 'hongKong',
  ms: 'malay',
  thai: 'malay',
  vi: 'malay',
};

export const usualForm = (locale: string): OddsForm => usual[locale] ?? 'decimal';
