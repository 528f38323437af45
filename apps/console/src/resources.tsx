import { audit } from './audit/index.tsx';
import { channelUsers } from './channel-users/index.tsx';
import { channels } from './channels/index.tsx';
import { feedback } from './feedback/index.tsx';
import type { ResourceScreens } from './screen.tsx';
import { statistics } from './statistics/index.tsx';
import { users } from './users/index.tsx';

/** Every screen of the console, in the order of its menu. */
export const resources: readonly ResourceScreens[] = [
  statistics,
  channels,
  channelUsers,
  users,
  feedback,
  audit,
];
