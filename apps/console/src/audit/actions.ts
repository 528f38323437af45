import type { permissionsOf, ResourceName } from '../contract.ts';

type Writes<Name extends ResourceName> = Exclude<
  keyof (typeof permissionsOf)[Name],
  'list' | 'get'
>;

/** `<resource>.<action>` of every write that the console's contract knows. */
export type AuditAction = {
  [Name in ResourceName]: `${Name}.${Writes<Name> & string}`;
}[ResourceName];

/** Whether they are all is checked by a test. */
export const auditActions = [
  'roles.create',
  'roles.remove',
  'bans.create',
  'bans.update',
  'sessions.remove',
  'channels.create',
  'channels.update',
  'feedback.update',
  'expert-applications.update',
  'plans.update',
  'experts.update',
  'settlements.create',
  'plan-purchases.update',
  'welcomes.update',
  'anchor-applications.update',
  'anchors.update',
  'live-links.create',
  'live-links.update',
  'live-links.remove',
  'broadcasts.update',
  'room-reports.update',
  'live-unlocks.update',
  'chat-rooms.update',
  'chat-messages.remove',
  'chat-appeals.update',
  'chat-reports.update',
  'writing-reports.update',
  'writing-appeals.update',
  'chat-words.create',
  'chat-words.update',
  'chat-words.remove',
  'links.create',
  'links.update',
  'link-candidates.update',
  'quarantined-messages.update',
  'desk-matches.update',
  'news-articles.create',
  'news-articles.update',
  'news-articles.remove',
  'news-texts.create',
  'news-texts.update',
  'news-texts.remove',
  'news-pictures.update',
  'news-pictures.remove',
  'gifts.create',
  'gifts.update',
  'goods-categories.create',
  'goods-categories.update',
  'goods-categories.remove',
  'goods.create',
  'goods.update',
  'stock-changes.create',
  'goods-orders.update',
  'blind-boxes.create',
  'blind-boxes.update',
  'blind-boxes.remove',
  'proclamations.create',
  'proclamations.update',
] as const satisfies readonly AuditAction[];
