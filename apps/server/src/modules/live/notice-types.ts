import { defineNotice, type NoticeType } from '#modules/users/index.ts';

export const roomReportClosed = defineNotice<{ answer: string }>('roomReportClosed', 'account');
/** It breaks no rule. */
export const roomReportDismissed = defineNotice('roomReportDismissed', 'account');

export const liveNotices: readonly NoticeType[] = [roomReportClosed, roomReportDismissed];
