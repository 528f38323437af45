/** What of the library has a picture that stands for it where it is shared, besides matches. */
export const libraryCardKinds = ['league', 'team', 'player'] as const;
export type LibraryCardKind = (typeof libraryCardKinds)[number];

/** px. */
export const libraryCardSize = { width: 1_200, height: 630 };

/** Where it stands, in a language. */
export const libraryCardAddress = (kind: LibraryCardKind, id: number, locale: string): string =>
  `/cards/${kind}/${id}/${locale}.jpg`;
