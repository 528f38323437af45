import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import type { FoundKind } from '@xiongmao/api/search/rules';

/** ms for which typing rests before it is looked for. */
export const typingMs = 200;

/** The best of each kind. */
export const bestQuery = (api: Client, text: string) =>
  callQuery(api, 'GET /search/best', { query: { text } });

export interface SearchAsked {
  text: string;
  kind: FoundKind;
  gameId?: number;
  when?: When;
  page: number;
}
export const whens = ['live', 'upcoming', 'past'] as const;
export type When = (typeof whens)[number];

/** A page of all of one kind. */
export const allQuery = (api: Client, asked: SearchAsked) =>
  callQuery(api, 'GET /search/all', { query: asked });
