import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

/** The tokens of `packages/ui/src/theme.css`, which Material UI needs as values. */
export const tokens = {
  dark: {
    page: '#13191f',
    surface: '#1a2129',
    raised: '#232c36',
    line: '#2d3742',
    ink: '#f2f5f8',
    muted: '#9ba8b6',
    accent: '#fea73a',
    onAccent: '#1d1300',
    win: '#45c486',
    loss: '#f0706e',
  },
  light: {
    page: '#f3f5f7',
    surface: '#ffffff',
    raised: '#e9edf1',
    line: '#d5dce3',
    ink: '#13191f',
    muted: '#566373',
    accent: '#8f5200',
    onAccent: '#ffffff',
    win: '#11733f',
    loss: '#b3261e',
  },
} as const;

/** Both themes, in the brand's colours. */
export function createThemes({ brand }: Pick<RuntimeConfig, 'brand'>) {
  return {
    dark: themeOf('dark', {
      ...tokens.dark,
      page: brand['--brand-page'],
      accent: brand['--brand-accent'],
      onAccent: brand['--brand-on-accent'],
    }),
    light: themeOf('light', {
      ...tokens.light,
      page: brand['--brand-page-light'],
      accent: brand['--brand-accent-light'],
    }),
  };
}

function themeOf(
  mode: 'dark' | 'light',
  colours: Record<keyof typeof tokens.dark, string>,
): RaThemeOptions {
  const base = mode === 'dark' ? defaultDarkTheme : defaultLightTheme;
  const accent = { main: colours.accent, contrastText: colours.onAccent };
  return {
    ...base,
    palette: {
      mode,
      primary: accent,
      secondary: accent,
      success: { main: colours.win },
      warning: accent,
      error: { main: colours.loss },
      background: { default: colours.page, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours.muted },
      divider: colours.line,
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily:
        'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Noto Sans SC", sans-serif',
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...base.components,
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'transparent' },
        styleOverrides: {
          root: {
            backgroundColor: colours.page,
            color: colours.ink,
            borderBlockEnd: `1px solid ${colours.line}`,
          },
        },
      },
      RaToolbar: { styleOverrides: { root: { backgroundColor: colours.surface } } },
      // On phones the title needs the room: the language is its icon alone, still called by its name.
      RaLocalesMenuButton: {
        styleOverrides: {
          root: {
            '@media (max-width: 37.4rem)': {
              '& .MuiButton-root': { fontSize: 0, minWidth: 44 },
              '& .MuiButton-startIcon': { margin: 0 },
              '& .MuiButton-endIcon': { display: 'none' },
            },
          },
        },
      },
      MuiToggleButton: {
        styleOverrides: {
          root: { color: colours.muted, '&.Mui-selected': { color: colours.ink } },
        },
      },
      MuiCard: { defaultProps: { elevation: 0 } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            '&.RaMenuItemLink-active': { color: colours.accent },
            '& .RaMenuItemLink-icon': { color: 'inherit' },
          },
        },
      },
    },
  };
}
