import { z } from 'zod';
import { rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { roles } from '../roles.ts';

/** Every write of the back offices; append-only. */
export const auditResource = defineResource({
  office: 'console',
  name: 'audit-entries',
  summary: 'Who changed what',
  row: z.object({
    id: z.int(),
    at: z.iso.datetime(),
    userId: z.int(),
    username: z.string(),
    roles: z.array(z.enum(roles)),
    /** `<resource>.<action>`, such as `users.update`. */
    action: z.string(),
    target: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    ip: z.string(),
    device: z.string(),
    requestId: z.string(),
  }),
  actions: { list: { permission: 'readAudit' }, get: { permission: 'readAudit' } },
  filters: z.object({
    userId: rowIdText.optional(),
    action: z.string().max(60).optional(),
    target: z.string().max(60).optional(),
    /** Of whom it is, or whom it concerned. */
    aboutId: rowIdText.optional(),
    at_gte: z.string().max(40).optional(),
    at_lte: z.string().max(40).optional(),
  }),
  sortable: ['-id', 'id', 'at'],
});
