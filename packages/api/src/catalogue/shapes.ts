import { z } from 'zod';

export const gameShape = z.object({
  gameId: z.int(),
  /** The spec's abbreviation (`cs:go`); `slug` is its form in addresses (`csgo`). */
  abbr: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['sport', 'esport']),
  logo: z.string(),
  backgroundImgUrl: z.string(),
});
export type GameEntry = z.infer<typeof gameShape>;

export const leagueShape = z.object({
  id: z.int(),
  gameId: z.int(),
  name: z.string(),
  /** ISO 3166-1 alpha-2 or a subdivision (`GB-ENG`); null for international ones. */
  country: z.string().nullable(),
});
export type League = z.infer<typeof leagueShape>;

export const teamShape = z.object({
  id: z.int(),
  name: z.string(),
  abbr: z.string().nullable(),
  country: z.string().nullable(),
  /** Stands for a side that is still to be found: it has no page. */
  undecided: z.literal(true).optional(),
});
export type Team = z.infer<typeof teamShape>;
