import { z } from 'zod';
import { instant } from '../fields/dates.ts';
import { texts } from '../fields/texts.ts';
import { defineResource } from '../resource.ts';
import { audiences, longestProclamation, proclamationStates, severities } from './rules.ts';

const edit = { permission: 'editPages' } as const;
const at = z.iso.datetime();

/** A path of the site, or a page elsewhere over HTTPS. */
const link = z
  .string()
  .trim()
  .max(500)
  .refine((text) => /^\/(?![/\\])/.test(text) || URL.parse(text)?.protocol === 'https:');

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
