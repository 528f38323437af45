import { useConfig } from '../app-context.ts';
import { useTheme } from '../theme.ts';

/** Colours the browser's own bars as the page. */
export function ThemeColours() {
  const { themeColour: dark, lightColour: light } = useConfig();
  const theme = useTheme();
  if (theme !== 'system') {
    return <meta name="theme-color" content={theme === 'light' ? light : dark} />;
  }
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
    </>
  );
}
