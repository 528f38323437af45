import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rowIdText } from '../fields/row-id.ts';
import { pageNames } from './rules.ts';
import { proclamation, shownPage, siteDetails } from './shapes.ts';

export const getProclamation = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/app/getProclamation',
  summary: 'What the operator has to say to the caller now, the gravest first',
  result: z.object({ items: z.array(proclamation) }),
});

export const getPage = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/app/getPage',
  summary: 'A page of words: the version that holds, or one that held',
  query: z.object({ page: z.enum(pageNames), version: rowIdText.optional() }),
  result: shownPage,
});

export const getSiteDetails = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/app/getSiteDetails',
  summary: 'How the operator is reached and whom they link to, where editors keep it',
  result: siteDetails,
});
