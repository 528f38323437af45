import { chatStanding } from '@xiongmao/api/chat/events';
import type { ServedChannel } from '#platform/realtime/served-channel.ts';

/** What accounts hear; rooms are served with what they say (`delivery`). */
export const chatChannels: readonly ServedChannel[] = [{ channel: chatStanding }];
