import type { LucideIcon } from 'lucide-react';
import Axe from 'lucide-react/icons/axe';
import Bomb from 'lucide-react/icons/bomb';
import Crosshair from 'lucide-react/icons/crosshair';
import Crown from 'lucide-react/icons/crown';
import Gamepad from 'lucide-react/icons/gamepad-2';
import Fist from 'lucide-react/icons/hand-fist';
import Joystick from 'lucide-react/icons/joystick';
import Medal from 'lucide-react/icons/medal';
import Orbit from 'lucide-react/icons/orbit';
import Cards from 'lucide-react/icons/playing-cards-fan';
import Rocket from 'lucide-react/icons/rocket';
import ScanEye from 'lucide-react/icons/scan-eye';
import ShieldHalf from 'lucide-react/icons/shield-half';
import Sword from 'lucide-react/icons/sword';
import Swords from 'lucide-react/icons/swords';
import Volleyball from 'lucide-react/icons/volleyball';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const kept = (icon: LucideIcon) =>
  renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
const lines = (...paths: string[]) => paths.map((d) => `<path d="${d}"/>`).join('');
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const box = (x: number, y: number, width: number, height: number, rx = 2) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
const turned = (degrees: number, shapes: string) =>
  `<g transform="rotate(${degrees} 12 12)">${shapes}</g>`;

const ball = dot(12, 12, 10);
const onPhone = (shapes: string) =>
  `${box(5, 1, 14, 22, 3)}<g transform="translate(7.2 7.2) scale(.4)">${shapes}</g>`;

const parachute =
  lines(
    'M2 10a10 8.5 0 0 1 20 0Z',
    'M8 10c0-4 1.5-7 4-8.5 2.5 1.5 4 4.5 4 8.5',
    'M2 10l7.5 7M22 10l-7.5 7M8 10l2.5 7M16 10l-2.5 7',
  ) + box(9, 17, 6, 5.5, 1);

/** A football's middle patch, and the seams from its corners to the next patches. */
function patches(): string {
  const at = (radius: number, corner: number) => {
    const angle = ((corner * 72 - 90) * Math.PI) / 180;
    const [x, y] = [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const corners = [0, 1, 2, 3, 4];
  return lines(
    `M${corners.map((corner) => at(3.8, corner)).join('L')}Z`,
    ...corners.map((corner) => `M${at(3.8, corner)}L${at(7.2, corner)}`),
    ...corners.map(
      (corner) => `M${at(9.8, corner - 0.3)}L${at(7.2, corner)}L${at(9.8, corner + 0.3)}`,
    ),
  );
}

/**
 * What each game is known by, in lines on a grid of 24, by its slug: the kept set's icons where they have
 * one, in the same manner where they have not, and nobody's trademark.
 */
export const gameMarks: Readonly<Record<string, string>> = {
  soccer: ball + patches(),
  basketball: ball + lines('M12 2v20M2 12h20', 'M5 5a10 10 0 0 1 0 14', 'M19 5a10 10 0 0 0 0 14'),
  cricket: turned(40, box(9.5, 8, 5, 14) + lines('M12 8V1')) + dot(18.5, 18.5, 2.5),
  tennis:
    turned(45, `<ellipse cx="12" cy="7" rx="5.5" ry="7"/>${lines('M12 14v10M12 0v14M6.5 7h11')}`) +
    dot(5, 5, 2.5),
  snooker: lines('M12 2 22.5 20.5H1.5Z') + dot(12, 9.5, 2) + dot(9.2, 15.5, 2) + dot(14.8, 15.5, 2),
  baseball:
    ball +
    lines(
      'M5 5a10 10 0 0 1 0 14',
      'M19 5a10 10 0 0 0 0 14',
      'M6 9l3-1M6 15l3 1M18 9l-3-1M18 15l-3 1',
    ),
  americanfootball: turned(
    -45,
    lines('M1 12c5-8.5 17-8.5 22 0c-5 8.5-17 8.5-22 0Z', 'M8 12h8M10 10v4M12 10v4M14 10v4'),
  ),
  volleyball: kept(Volleyball),
  tabletennis:
    turned(-45, lines('M5.5 13a7 7 0 1 1 13 0l-3 3h-7Z', 'M5.5 13h13', 'M10.5 16v6.5h3V16')) +
    dot(4.5, 20, 2),
  badminton: turned(
    45,
    lines(
      'M9 16 5.5 3l3.2 1.5L12 2.5l3.3 2L18.5 3 15 16Z',
      'M10.7 16 9 5M13.3 16 15 5M7 9h10',
      'M9 16v2a3 3 0 0 0 6 0v-2',
    ),
  ),
  othersports: kept(Medal),
  mma: kept(Fist),

  lol: kept(Swords),
  lolmobile: onPhone(kept(Swords)),
  kog: kept(Crown),
  dota2:
    lines('M3 21V6a3 3 0 0 1 3-3h15', 'M3 21h15a3 3 0 0 0 3-3V3', 'M3 21 21 3') +
    dot(3.5, 20.5, 2) +
    dot(20.5, 3.5, 2),
  aov: kept(Sword),
  mobilelegends: lines(
    'M12 22c5-2 8-5 8-10V5l-8-3-8 3v7c0 5 3 8 8 10Z',
    'm12 7 1.5 3.2 3.5.4-2.6 2.4.7 3.5L12 14.8l-3.1 1.7.7-3.5L7 10.6l3.5-.4Z',
  ),
  dreamthreekingdoms2: lines(
    'M12 2v3M3 11c4 0 7-2 9-6 2 4 5 6 9 6',
    'M6.5 11v3M17.5 11v3',
    'M2 17.5c3 0 5-1.2 6-3.5h8c1 2.3 3 3.5 6 3.5',
    'M5.5 17.5V22M18.5 17.5V22M10 22v-3.5h4V22M3 22h18',
  ),
  valorant:
    lines('M12 5.5 18.5 12 12 18.5 5.5 12Z', 'M12 1v4.5M12 18.5V23M1 12h4.5M18.5 12H23') +
    dot(12, 12, 0.8),
  csgo: kept(Bomb),
  cf: kept(Crosshair),
  rainbow6: kept(ShieldHalf),
  codmw: turned(
    -20,
    box(7, 9, 10, 13) +
      lines('M12 12.5v0M10 16h4M10 19h4', 'M12 9C9 6 8 4 8.5 1.5M12 9c3-3 4-5 3.5-7.5'),
  ),
  pubg: parachute,
  pubgmobile: onPhone(parachute),
  streetfighter5: kept(Joystick),
  naraka: lines(
    'M22 2C20 9 14 15 7.5 18.5',
    'M22 2C18 8 12 12.5 5.8 15.8',
    'M4.5 13.5l5 6.5',
    'M6.7 17.2 2 21.5',
  ),
  wow3: kept(Axe),
  nba2k: lines(
    'M2 3h20v11h-4M6 14H2V3',
    'M8 6.5h8v5',
    'M8 11.5v-5',
    'M6 11.5h12',
    'M7 11.5l2 9.5M17 11.5l-2 9.5M8 16h8M12 11.5V21M9 21h6',
  ),
  fifa:
    lines('M2 20V5h20v15', 'M2 5l4 4h12l4-4M6 9v8M18 9v8M10 9v5M14 9v5M6 13h12') + dot(12, 18.5, 3),
  hearthstone: kept(Cards),
  rocketleagues: kept(Rocket),
  starcraft2: kept(Orbit),
  overwatch: kept(ScanEye),
  otheresports: kept(Gamepad),
};
