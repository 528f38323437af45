import { useConfig } from '../app-context.ts';
import { useTheme } from '../theme.ts';

const light = '#f3f5f7';

/** Colours the browser's own bars as the page. */
export function ThemeColours() {
  const { themeColour } = useConfig();
  const theme = useTheme();
  if (theme !== 'system') {
    return <meta name="theme-color" content={theme === 'light' ? light : themeColour} />;
  }
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColour} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
    </>
  );
}
