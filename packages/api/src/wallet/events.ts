import { accountChannel } from '../realtime/channels.ts';

/** A recharge of the person behind the socket was paid or closed. */
export const payments = accountChannel<{ id: number; state: 'paid' | 'closed' }>('payment');
