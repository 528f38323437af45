import { gameBackground, gameLogo, gameLogos, games } from '@xiongmao/api/catalogue/games';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import type { Fixed } from '../fixed-files.ts';
import { gameMarks } from './game-marks.ts';

type Colours = Pick<RuntimeConfig, 'themeColour' | 'accentColour'>;

/** The games' logos and backgrounds in the brand's colours, by address. Browsers keep them for a week. */
export function gamePictures(colours: Colours): [address: string, picture: Fixed][] {
  const marks = games.map(({ slug }) => {
    const mark = gameMarks[slug];
    if (!mark) throw new Error(`no picture is drawn for ${slug}`);
    return { slug, mark };
  });
  const symbols = marks.map(
    ({ slug, mark }) => `<symbol id="${slug}" viewBox="0 0 48 48">${logo(mark, colours)}</symbol>`,
  );
  return [
    [gameLogos, picture(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`)],
    ...marks.flatMap(({ slug, mark }): [string, Fixed][] => [
      [gameLogo(slug), picture(root(48, 48, logo(mark, colours)))],
      [gameBackground(slug), picture(background(mark, colours))],
    ]),
  ];
}

const picture = (body: string): Fixed => ({
  headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  body,
});

const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const root = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;

/** In a box of 48 × 48. */
const logo = (mark: string, { themeColour, accentColour }: Colours) =>
  `<rect width="48" height="48" rx="12" fill="${themeColour}"/>` +
  `<g transform="translate(8 8) scale(1.3333)" ${lines} stroke="${accentColour}" stroke-width="1.75">${mark}</g>`;

/** The mark strewn over a field, and once large where it begins to leave it: quiet enough for text. */
function background(mark: string, { themeColour, accentColour }: Colours): string {
  const strewn = `<pattern id="marks" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)"><g ${lines} stroke="${accentColour}" stroke-opacity=".09" stroke-width="1.25"><g transform="translate(18 18) scale(1.5)">${mark}</g><g transform="translate(78 78) scale(1.5)">${mark}</g></g></pattern>`;
  return root(
    960,
    360,
    `<defs>${strewn}</defs><rect width="960" height="360" fill="${themeColour}"/>` +
      '<rect width="960" height="360" fill="url(#marks)"/>' +
      `<g transform="translate(610 30) rotate(-8) scale(15)" ${lines} stroke="${accentColour}" stroke-opacity=".22" stroke-width=".8">${mark}</g>`,
  );
}
