import type { Preferences } from '@xiongmao/api/users/shapes';

export interface PreferenceProps {
  preferences: Preferences;
}
