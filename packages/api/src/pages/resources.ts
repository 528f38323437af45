import { z } from 'zod';
import { instant } from '../fields/dates.ts';
import { isLink } from '../fields/links/is-link.ts';
import { texts } from '../fields/texts.ts';
import { email, longestEmail } from '../identity/rules.ts';
import { defineResource } from '../resource.ts';
import {
  audiences,
  longestProclamation,
  pageNames,
  pageVersionStates,
  proclamationStates,
  severities,
} from './rules.ts';
import { friendlyLinks, pageText, siteDetails } from './shapes.ts';

const edit = { permission: 'editPages' } as const;
const at = z.iso.datetime();

/** A path of the site, or a page elsewhere over HTTPS. */
const link = z
  .string()
  .trim()
  .max(500)
  .refine((text) => isLink(text) && !/^http:/i.test(text));

const editableProclamation = z.strictObject({
  texts: texts(longestProclamation),
  severity: z.enum(severities),
  audience: z.enum(audiences),
  link: link.nullable(),
  dismissible: z.boolean(),
  from: instant,
  /** Null: until it is withdrawn. */
  until: instant.nullable(),
});

/** One that was shown is withdrawn, and stays. */
export const proclamationResource = defineResource({
  office: 'console',
  name: 'proclamations',
  summary: 'What the operator says above every page of the site',
  row: editableProclamation.extend({
    id: z.int(),
    from: at,
    until: at.nullable(),
    withdrawn: z.boolean(),
    state: z.enum(proclamationStates),
    /** Who wrote it last, and when. */
    by: z.string().nullable(),
    at,
  }),
  actions: { list: edit, get: edit, create: edit, update: edit },
  filters: z.object({ state: z.enum(proclamationStates).optional() }),
  sortable: ['-from', 'from', '-id'],
  volatile: ['state'],
  create: editableProclamation,
  update: editableProclamation.extend({ withdrawn: z.boolean() }).partial(),
});

/** By locale; those that others fall back to must be there. */
const pageTexts = z
  .record(z.string().regex(/^[a-z]{2,4}(_[A-Za-z]{2})?$/), pageText)
  .refine((given) => given.zh_CN !== undefined && given.en_US !== undefined);

/** A new one begins as the one before it; one that holds or held stays as it is. */
export const pageVersionResource = defineResource({
  office: 'console',
  name: 'page-versions',
  summary: 'Versions of the pages of words',
  row: z.object({
    id: z.int(),
    page: z.enum(pageNames),
    number: z.int(),
    state: z.enum(pageVersionStates),
    from: at.nullable(),
    /** What is new in it, for colleagues. */
    note: z.string(),
    /** Null in lists. */
    texts: z.record(z.string(), pageText).nullable(),
    /** Of the version before it; null in lists. */
    before: z.record(z.string(), pageText).nullable(),
    by: z.string().nullable(),
    at,
  }),
  actions: { list: edit, get: edit, create: edit, update: edit, remove: edit },
  filters: z.object({
    page: z.enum(pageNames).optional(),
    state: z.enum(pageVersionStates).optional(),
  }),
  sortable: ['-id', 'id', 'from', '-from'],
  /** Lists leave the words out; that they were changed `at` tells. */
  volatile: ['state', 'before', 'texts'],
  create: z.strictObject({ page: z.enum(pageNames) }),
  update: z
    .strictObject({
      texts: pageTexts,
      /** Null: it stays a draft. */
      from: z.union([z.literal('now'), instant]).nullable(),
      note: z.string().trim().max(500),
    })
    .partial(),
});

/** One row, `site`, which is always there. What is null the environment of each front end tells. */
export const siteDetailsResource = defineResource({
  office: 'console',
  name: 'site-details',
  summary: 'Contact and friendly links of the site',
  row: siteDetails.extend({
    id: z.string(),
    /** Who wrote it last, and when. */
    by: z.string().nullable(),
    at: at.nullable(),
  }),
  actions: { list: edit, get: edit, update: edit },
  sortable: ['id'],
  update: z
    .strictObject({
      email: z.string().trim().max(longestEmail).regex(email).nullable(),
      phone: z
        .string()
        .trim()
        .max(40)
        .regex(/^\+?\d[\d\s()-]*$/)
        .nullable(),
      links: friendlyLinks.nullable(),
    })
    .partial(),
});
