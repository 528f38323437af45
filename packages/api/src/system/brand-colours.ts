/** The darkest surface of the light theme, and what text needs on it with something to spare (WCAG: 4.5). */
const lightRaised = '#e9edf1';
const enough = 5.2;
const inks = ['#1d1300', '#ffffff'] as const;

/** Custom properties that `theme.css` reads. */
export interface BrandProperties {
  '--brand-page': string;
  '--brand-accent': string;
  /** What is written on the accent. */
  '--brand-on-accent': string;
  '--brand-accent-light': string;
}

/** What a brand's two colours are in both themes. */
export function brandProperties(themeColour: string, accentColour: string): BrandProperties {
  const [onAccent] = inks.toSorted((a, b) => contrast(b, accentColour) - contrast(a, accentColour));
  let light = accentColour;
  while (contrast(light, lightRaised) < enough) light = darker(light);
  return {
    '--brand-page': themeColour,
    '--brand-accent': accentColour,
    '--brand-on-accent': onAccent!,
    '--brand-accent-light': light,
  };
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const darker = (colour: string): string =>
  `#${channels(colour)
    .map((value) =>
      Math.floor(value * 0.96)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

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
