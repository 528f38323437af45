import { readCookie } from '@xiongmao/auth/cookies';

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** The theme that was chosen on any of the product's pages. */
export function chosenTheme(cookies: string): Theme {
  const theme = readCookie(cookies, 'theme');
  return themes.find((each) => each === theme) ?? 'system';
}

/** Shows a theme; `system` leaves it to the system's setting. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
