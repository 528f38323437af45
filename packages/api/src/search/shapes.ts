import { z } from 'zod';
import { anchorCard } from '../anchors/shapes.ts';
import { leagueShape, teamShape } from '../catalogue/shapes.ts';
import { expertCard } from '../experts/shapes.ts';
import { roomCard } from '../live/shapes.ts';
import { foundBoard } from '../matches/shapes.ts';
import { articleCard } from '../news/shapes.ts';
import { videoCard } from '../videos/shapes.ts';
import { type FoundKind, foundKinds } from './rules.ts';

/** By which of its other names it was found, where it was not by the one that it is shown by. */
const matched = z.string().nullable();

export const foundLeague = leagueShape.extend({ matched });
export const foundTeam = teamShape.extend({ gameId: z.int(), matched });
export const foundPlayer = z.object({ id: z.int(), gameId: z.int(), name: z.string(), matched });

export const foundGame = z.object({ gameId: z.int() });

/** The best first; `more`: there are others. */
const groupOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), more: z.boolean() });

/** What can be found, a line for each kind: a list of it as the site shows one. */
export const foundGroups = {
  /** Shown by the name that its reader's language has for it. */
  game: groupOf(foundGame),
  /** The board's names are theirs; those of no day come after all others. */
  match: foundBoard.extend({ more: z.boolean() }),
  league: groupOf(foundLeague),
  team: groupOf(foundTeam),
  player: groupOf(foundPlayer),
  expert: groupOf(expertCard),
  anchor: groupOf(anchorCard),
  room: groupOf(roomCard),
  /** By its titles, in whatever language. */
  article: groupOf(articleCard),
  video: groupOf(videoCard),
} satisfies Record<FoundKind, z.ZodType>;

export const foundKind = z.enum(foundKinds);

export const found = z.object(foundGroups);
export type Found = z.infer<typeof found>;
export type FoundLeague = z.infer<typeof foundLeague>;
export type FoundTeam = z.infer<typeof foundTeam>;
export type FoundPlayer = z.infer<typeof foundPlayer>;
