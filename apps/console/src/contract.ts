import type * as anchors from '@xiongmao/api/anchors/resources';
import type * as chat from '@xiongmao/api/chat/resources';
import type * as experts from '@xiongmao/api/experts/resources';
import type * as feeds from '@xiongmao/api/feeds/resources';
import type * as gifts from '@xiongmao/api/gifts/resources';
import type * as live from '@xiongmao/api/live/resources';
import type * as mall from '@xiongmao/api/mall/resources';
import type * as matches from '@xiongmao/api/matches/resources';
import type * as news from '@xiongmao/api/news/resources';
import type * as pages from '@xiongmao/api/pages/resources';
import type * as posts from '@xiongmao/api/posts/resources';
import type * as promotion from '@xiongmao/api/promotion/resources';
import type { Resource, ShownRow } from '@xiongmao/api/resource';
import type * as system from '@xiongmao/api/system/resources';
import type * as takedowns from '@xiongmao/api/takedowns/resources';
import type * as users from '@xiongmao/api/users/resources';
import type * as videos from '@xiongmao/api/videos/resources';
import type * as wallet from '@xiongmao/api/wallet/resources';

/** The console's resources by their names; types alone, so that no validator comes along. */
type All = typeof promotion &
  typeof users &
  typeof wallet &
  typeof experts &
  typeof anchors &
  typeof live &
  typeof chat &
  typeof gifts &
  typeof mall &
  typeof posts &
  typeof takedowns &
  typeof pages &
  typeof matches &
  typeof news &
  typeof feeds &
  typeof videos &
  typeof system;
type ByName = {
  [Key in keyof All as All[Key] extends { office: 'console' } ? All[Key]['name'] : never]: All[Key];
};

export type ResourceName = keyof ByName;
export type Row<Name extends ResourceName> = ShownRow<ByName[Name]>;

type Rules = {
  [Name in ResourceName]: {
    [Action in keyof ByName[Name]['actions']]: ByName[Name]['actions'][Action] extends {
      permission: infer Needed;
    }
      ? Needed
      : never;
  };
};

/** Which permission each action needs: by its type, exactly what the contract says. */
export const permissionsOf: Rules = {
  'site-details': { list: 'editPages', get: 'editPages', update: 'editPages' },
  'page-versions': {
    list: 'editPages',
    get: 'editPages',
    create: 'editPages',
    update: 'editPages',
    remove: 'editPages',
  },
  proclamations: {
    list: 'editPages',
    get: 'editPages',
    create: 'editPages',
    update: 'editPages',
  },
  'goods-categories': {
    list: 'workOrders',
    get: 'workOrders',
    create: 'manageMall',
    update: 'manageMall',
    remove: 'manageMall',
  },
  goods: { list: 'workOrders', get: 'workOrders', create: 'manageMall', update: 'manageMall' },
  'stock-changes': { list: 'workOrders', create: 'manageMall' },
  'goods-orders': { list: 'workOrders', get: 'workOrders', update: 'workOrders' },
  'blind-boxes': {
    list: 'workOrders',
    get: 'workOrders',
    create: 'manageMall',
    update: 'manageMall',
    remove: 'manageMall',
  },
  'blind-draws': { list: 'workOrders' },
  'news-articles': {
    list: 'editNews',
    get: 'editNews',
    create: 'editNews',
    update: 'editNews',
    remove: 'editNews',
  },
  'news-texts': {
    list: 'editNews',
    get: 'editNews',
    create: 'editNews',
    update: 'editNews',
    remove: 'editNews',
  },
  'news-revisions': { list: 'editNews', get: 'editNews' },
  'news-pictures': { list: 'editNews', get: 'editNews', update: 'editNews', remove: 'editNews' },
  videos: {
    list: 'editVideos',
    get: 'editVideos',
    create: 'editVideos',
    update: 'editVideos',
    remove: 'editVideos',
  },
  'video-captions': {
    list: 'editVideos',
    get: 'editVideos',
    create: 'editVideos',
    update: 'editVideos',
    remove: 'editVideos',
  },
  'video-jobs': { list: 'editVideos', get: 'editVideos', update: 'editVideos' },
  channels: { list: 'channels', get: 'channels', create: 'channels', update: 'channels' },
  'channel-days': { list: 'channels' },
  'channel-totals': { list: 'channels' },
  'channel-users': { list: 'channels' },
  statements: { list: 'channels' },
  'channel-gold': { list: 'channels' },
  'channel-water': { list: 'channels' },
  'expert-applications': { list: 'reviewExperts', get: 'reviewExperts', update: 'reviewExperts' },
  plans: { list: 'reviewExperts', get: 'reviewExperts', update: 'reviewExperts' },
  experts: { list: 'reviewExperts', get: 'reviewExperts', update: 'manageExperts' },
  settlements: { list: 'reviewExperts', get: 'reviewExperts', create: 'manageExperts' },
  'plan-purchases': { list: 'reviewExperts', get: 'reviewExperts', update: 'manageExperts' },
  streams: { list: 'reviewAnchors', get: 'reviewAnchors' },
  broadcasts: { list: 'reviewAnchors', get: 'reviewAnchors', update: 'reviewAnchors' },
  'room-reports': { list: 'reviewAnchors', get: 'reviewAnchors', update: 'reviewAnchors' },
  'anchor-applications': { list: 'reviewAnchors', get: 'reviewAnchors', update: 'reviewAnchors' },
  anchors: { list: 'reviewAnchors', get: 'reviewAnchors', update: 'manageAnchors' },
  'live-links': {
    list: 'reviewAnchors',
    get: 'reviewAnchors',
    create: 'manageAnchors',
    update: 'manageAnchors',
    remove: 'manageAnchors',
  },
  'live-unlocks': { list: 'reviewAnchors', get: 'reviewAnchors', update: 'manageAnchors' },
  gifts: {
    list: 'reviewAnchors',
    get: 'reviewAnchors',
    create: 'manageGifts',
    update: 'manageGifts',
  },
  'sent-gifts': { list: 'reviewAnchors', get: 'reviewAnchors' },
  'anchor-returns': { list: 'reviewAnchors' },
  'chat-rooms': { list: 'moderateChat', get: 'moderateChat', update: 'moderateChat' },
  'chat-messages': { list: 'moderateChat', get: 'moderateChat', remove: 'moderateChat' },
  'chat-actions': { list: 'moderateChat', get: 'moderateChat' },
  'chat-appeals': { list: 'moderateChat', get: 'moderateChat', update: 'moderateChat' },
  'chat-reports': { list: 'moderateChat', get: 'moderateChat', update: 'moderateChat' },
  'writing-reports': { list: 'moderatePosts', get: 'moderatePosts', update: 'moderatePosts' },
  'writing-appeals': { list: 'moderatePosts', get: 'moderatePosts', update: 'moderatePosts' },
  takedowns: { list: 'handleTakedowns', get: 'handleTakedowns', update: 'handleTakedowns' },
  'chat-words': {
    list: 'manageWords',
    get: 'manageWords',
    create: 'manageWords',
    update: 'manageWords',
    remove: 'manageWords',
  },
  'gold-accounts': { list: 'readGold', get: 'readGold' },
  transfers: { list: 'readGold', get: 'readGold' },
  holds: { list: 'readGold' },
  welcomes: { list: 'readGold', get: 'readGold', update: 'reviewWelcomes' },
  payments: { list: 'readGold', get: 'readGold' },
  'ledger-proofs': { list: 'readGold' },
  'disputed-matches': { list: 'readMatches' },
  links: {
    list: 'readMatches',
    get: 'readMatches',
    create: 'manageLinks',
    update: 'manageLinks',
  },
  linkables: { list: 'readMatches', get: 'readMatches', update: 'manageNames' },
  'link-candidates': { list: 'readMatches', get: 'readMatches', update: 'manageLinks' },
  'desk-matches': { list: 'readMatches', get: 'readMatches', update: 'fixMatches' },
  'feed-sources': { list: 'readMatches' },
  'quarantined-messages': { list: 'readMatches', get: 'readMatches', update: 'manageFeeds' },
  users: { list: 'readUsers', get: 'readUsers' },
  roles: { create: 'giveRoles', remove: 'giveRoles' },
  bans: { list: 'readUsers', get: 'readUsers', create: 'manageUsers', update: 'manageUsers' },
  sessions: { list: 'readUsers', remove: 'manageUsers' },
  feedback: { list: 'answerFeedback', get: 'answerFeedback', update: 'answerFeedback' },
  'audit-entries': { list: 'readAudit', get: 'readAudit' },
};

/** What the dialect calls Refine's actions. */
export const actionNames = {
  list: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  delete: 'remove',
} as const satisfies Record<string, keyof Resource['actions']>;
export type ActionName = keyof typeof actionNames;
