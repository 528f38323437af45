import type common from '../locales/en_US/common.json';
import type console from '../locales/en_US/console.json';
import type errors from '../locales/en_US/errors.json';
import type games from '../locales/en_US/games.json';
import type identity from '../locales/en_US/identity.json';
import type matches from '../locales/en_US/matches.json';
import type messages from '../locales/en_US/messages.json';
import type promotion from '../locales/en_US/promotion.json';
import type protocols from '../locales/en_US/protocols.json';
import type statistics from '../locales/en_US/statistics.json';
import type studio from '../locales/en_US/studio.json';
import type users from '../locales/en_US/users.json';

/** The texts of each namespace, by the English file: it says which keys there are. */
export interface Texts {
  common: typeof common;
  console: typeof console;
  errors: typeof errors;
  games: typeof games;
  identity: typeof identity;
  matches: typeof matches;
  messages: typeof messages;
  promotion: typeof promotion;
  protocols: typeof protocols;
  statistics: typeof statistics;
  studio: typeof studio;
  users: typeof users;
}
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
