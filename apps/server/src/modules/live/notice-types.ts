import { defineNotice, type NoticeType } from '#modules/users/index.ts';

export const roomReportClosed = defineNotice<{ answer: string }>('roomReportClosed', 'account');

export const liveNotices: readonly NoticeType[] = [roomReportClosed];
