import { Fragment } from 'react';
import { numbered } from './numbered.ts';

interface ApartProps {
  pieces: readonly string[];
  by?: string;
}

/** Pieces of a line with a point between them, each in the direction of its own script. */
export function Apart({ pieces, by = ' · ' }: ApartProps) {
  return numbered(pieces).map(({ number, item }) => (
    <Fragment key={number}>
      {number > 1 && by}
      <bdi>{item}</bdi>
    </Fragment>
  ));
}
