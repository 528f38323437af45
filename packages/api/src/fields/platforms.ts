/** What the app is had for. */
export const platforms = ['ios', 'android', 'windows', 'mac'] as const;
export type Platform = (typeof platforms)[number];
