import type { NotificationProvider } from '@refinedev/core';
import { toast } from '@xiongmao/ui/overlays/toast';

/** Refine's notifications: of a failure, the server's own words, where it had any. */
export const notificationProvider: NotificationProvider = {
  open({ type, message, description }) {
    if (type === 'error') toast(description || message, 'bad');
    else if (type === 'success') toast(message);
  },
  close: () => {}, // they go by themselves
};
