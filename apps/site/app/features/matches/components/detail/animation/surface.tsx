import { directionOf } from '@xiongmao/i18n/locales';
import type { ReactNode } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { Court, courtSize } from './court.tsx';
import { Pitch, pitchSize } from './pitch.tsx';

export type SurfaceKind = 'pitch' | 'court';

const sizes = { pitch: pitchSize, court: courtSize };

/** Turns hundredths into the surface's own measure. */
export function placeOn(surface: SurfaceKind, x: number, y: number): { x: number; y: number } {
  const { width, height } = sizes[surface];
  return { x: (x / 100) * width, y: (y / 100) * height };
}

interface SurfaceProps {
  surface: SurfaceKind;
  label: string;
  children: ReactNode;
}

/**
 * A pitch or court seen from above, what is drawn on it in its own measure. In scripts that run from right
 * to left it is turned round, not mirrored: the home side starts where its name stands.
 */
export function Surface({ surface, label, children }: SurfaceProps) {
  const { width, height } = sizes[surface];
  const turned = directionOf(useLocale()) === 'rtl';
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full select-none"
    >
      <g transform={turned ? `rotate(180 ${width / 2} ${height / 2})` : undefined}>
        {surface === 'pitch' ? <Pitch /> : <Court />}
        {children}
      </g>
    </svg>
  );
}
