import { accountChannel } from '../realtime/channels.ts';

/** How many notices the person behind the socket has not read, whenever that changes. */
export const unreadNotices = accountChannel<{ unread: number }>('notice');
