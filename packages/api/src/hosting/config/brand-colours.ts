/** Each theme's text, quiet text, and the surface that is hardest to read on, as in `theme.css`. */
const themes = {
  dark: { ink: '#f2f5f8', muted: '#9ba8b6', raised: '#232c36' },
  light: { ink: '#13191f', muted: '#566373', raised: '#e9edf1' },
} as const;
/** What text needs (WCAG 2.2), and with something to spare. */
const least = 4.5;
const enough = 5.2;
const inks = ['#1d1300', '#ffffff'] as const;

/** Custom properties that `theme.css` reads. */
export interface BrandProperties {
  '--brand-page': string;
  '--brand-page-light': string;
  '--brand-accent': string;
  /** What is written on the accent. */
  '--brand-on-accent': string;
  '--brand-accent-light': string;
}

interface BrandColours {
  themeColour: string;
  lightColour: string;
  accentColour: string;
}

/** Whether a theme's text can be read on a page of this colour. */
export const isLegible = (theme: keyof typeof themes, page: string): boolean =>
  contrast(themes[theme].ink, page) >= least && contrast(themes[theme].muted, page) >= least;

/** What a brand's colours are in both themes: the accent is made lighter, or darker, until it can be read. */
export function brandProperties(colours: BrandColours): BrandProperties {
  const { themeColour, lightColour, accentColour } = colours;
  const accent = legible(accentColour, [themeColour, themes.dark.raised], lighter);
  const [onAccent] = inks.toSorted((a, b) => contrast(b, accent) - contrast(a, accent));
  return {
    '--brand-page': themeColour,
    '--brand-page-light': lightColour,
    '--brand-accent': accent,
    '--brand-on-accent': onAccent!,
    '--brand-accent-light': legible(accentColour, [lightColour, themes.light.raised], darker),
  };
}

function legible(
  colour: string,
  surfaces: readonly string[],
  next: (colour: string) => string,
): string {
  const isEnough = surfaces.every((surface) => contrast(colour, surface) >= enough);
  return isEnough || next(colour) === colour ? colour : legible(next(colour), surfaces, next);
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const changed = (colour: string, change: (value: number) => number): string =>
  `#${channels(colour)
    .map((value) => change(value).toString(16).padStart(2, '0'))
    .join('')}`;

const darker = (colour: string): string => changed(colour, (value) => Math.floor(value * 0.96));
const lighter = (colour: string): string =>
  changed(colour, (value) => 255 - Math.floor((255 - value) * 0.96));

/** WCAG 2.2: relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Of two colours such as `#fea73a`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}
