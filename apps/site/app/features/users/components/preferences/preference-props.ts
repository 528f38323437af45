import type { Preferences } from '@xiongmao/api/users/shapes';
import type { PreferenceChange } from '../../api/use-preferences.ts';

export interface PreferenceProps {
  preferences: Preferences;
  save: (change: PreferenceChange) => Promise<void>;
}
