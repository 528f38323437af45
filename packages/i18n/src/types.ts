import type anchors from '../locales/en_US/anchors.json';
import type articles from '../locales/en_US/articles.json';
import type calendar from '../locales/en_US/calendar.json';
import type chat from '../locales/en_US/chat.json';
import type common from '../locales/en_US/common.json';
import type console from '../locales/en_US/console.json';
import type cricket from '../locales/en_US/cricket.json';
import type desk from '../locales/en_US/desk.json';
import type editors from '../locales/en_US/editors.json';
import type errors from '../locales/en_US/errors.json';
import type experts from '../locales/en_US/experts.json';
import type footage from '../locales/en_US/footage.json';
import type games from '../locales/en_US/games.json';
import type gifts from '../locales/en_US/gifts.json';
import type identity from '../locales/en_US/identity.json';
import type installed from '../locales/en_US/installed.json';
import type library from '../locales/en_US/library.json';
import type lines from '../locales/en_US/lines.json';
import type live from '../locales/en_US/live.json';
import type mall from '../locales/en_US/mall.json';
import type matches from '../locales/en_US/matches.json';
import type messages from '../locales/en_US/messages.json';
import type news from '../locales/en_US/news.json';
import type notices from '../locales/en_US/notices.json';
import type occasions from '../locales/en_US/occasions.json';
import type odds from '../locales/en_US/odds.json';
import type pages from '../locales/en_US/pages.json';
import type player from '../locales/en_US/player.json';
import type posts from '../locales/en_US/posts.json';
import type promotion from '../locales/en_US/promotion.json';
import type protocols from '../locales/en_US/protocols.json';
import type push from '../locales/en_US/push.json';
import type search from '../locales/en_US/search.json';
import type shared from '../locales/en_US/shared.json';
import type sharing from '../locales/en_US/sharing.json';
import type sheets from '../locales/en_US/sheets.json';
import type spoilers from '../locales/en_US/spoilers.json';
import type statistics from '../locales/en_US/statistics.json';
import type studio from '../locales/en_US/studio.json';
import type svga from '../locales/en_US/svga.json';
import type takedowns from '../locales/en_US/takedowns.json';
import type transfers from '../locales/en_US/transfers.json';
import type users from '../locales/en_US/users.json';
import type videos from '../locales/en_US/videos.json';
import type wallet from '../locales/en_US/wallet.json';

/** The texts of each namespace, by the English file: it says which keys there are. */
export interface Texts {
  anchors: typeof anchors;
  articles: typeof articles;
  calendar: typeof calendar;
  /** Of League of Legends and Wild Rift, by the letters of their English names: which there are is data. */
  champions: Readonly<Record<string, string>>;
  chat: typeof chat;
  common: typeof common;
  /** By game, country and the letters of their English names: which there are is data. */
  competitions: Readonly<Record<string, string>>;
  console: typeof console;
  cricket: typeof cricket;
  desk: typeof desk;
  editors: typeof editors;
  errors: typeof errors;
  experts: typeof experts;
  /** Of those who make videos, in both back offices. */
  footage: typeof footage;
  games: typeof games;
  gifts: typeof gifts;
  /** Of Dota 2, by the letters of their English names: which there are is data. And roles there and in VALORANT. */
  heroes: Readonly<Record<string, string>>;
  identity: typeof identity;
  installed: typeof installed;
  /** Heroes of Honor of Kings and generals of Dream Three Kingdoms 2, likewise. */
  kings: Readonly<Record<string, string>>;
  library: typeof library;
  lines: typeof lines;
  live: typeof live;
  mall: typeof mall;
  matches: typeof matches;
  messages: typeof messages;
  news: typeof news;
  notices: typeof notices;
  occasions: typeof occasions;
  odds: typeof odds;
  posts: typeof posts;
  pages: typeof pages;
  player: typeof player;
  promotion: typeof promotion;
  protocols: typeof protocols;
  push: typeof push;
  search: typeof search;
  shared: typeof shared;
  sharing: typeof sharing;
  sheets: typeof sheets;
  spoilers: typeof spoilers;
  statistics: typeof statistics;
  studio: typeof studio;
  svga: typeof svga;
  takedowns: typeof takedowns;
  transfers: typeof transfers;
  users: typeof users;
  videos: typeof videos;
  wallet: typeof wallet;
}
export type Namespace = keyof Texts;
/** What a component names: one namespace, or several, of which keys without a name mean the first. */
export type Namespaces = Namespace | readonly Namespace[];

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Name extends string> = Name extends `${infer Start}_${Plural}` ? Start : Name;
type Keys<Tree, Above extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Above}${Stem<Name>}`
    : Keys<Tree[Name], `${Above}${Name}.`>;
}[keyof Tree & string];
type KeysOf = { [Name in Namespace]: Keys<Texts[Name]> };

type Own<Named> = Named extends readonly [infer First, ...unknown[]] ? First : Named;
/** A table, not a conditional type: of any namespace a compiler would try each name with each other's keys. */
type Prefixed = { [Name in Namespace]: `${Name}:${KeysOf[Name]}` };

/** The keys that there are: of the first namespace as they are, of each with its name, `games:202`. */
export type TextKey<Named extends Namespaces> = (
  | KeysOf[Own<Named> & Namespace]
  | Prefixed[(Named extends readonly (infer Name)[] ? Name : Named) & Namespace]
) &
  string;

/**
 * What fills the `{{gaps}}` of a text. Besides, `count` chooses its plural, `context` a closer text where
 * there is one (`kickOff_tennis`), and `defaultValue` stands in for one that there is not.
 */
export interface Values {
  count?: number | undefined;
  context?: string | undefined;
  defaultValue?: string | undefined;
  [gap: string]: string | number | null | undefined;
}

/** Gives the text of a key, or of the first of several that has one; the key itself when none has. */
export type Translate<Named extends Namespaces> = Giving<TextKey<Named>>;

/** By its keys: who knows more of them can do for who knows fewer. */
interface Giving<in Key extends string> {
  (key: Key, values?: Values): string;
  (keys: readonly Key[], values?: Values): string;
}
