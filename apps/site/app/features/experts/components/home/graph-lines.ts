interface Point {
  accuracy: number;
  lastTen: number;
}

export interface GraphLines {
  /** Width of the picture, one for each step; its height is 1, and 0 is at its foot. */
  width: number;
  overall: string;
  lastTen: string;
}

/** The two lines of a graph, oldest point first. A single point is drawn as a level line. */
export function graphLines(points: readonly Point[]): GraphLines {
  const width = Math.max(points.length - 1, 1);
  const drawn = points.length === 1 ? [points[0]!, points[0]!] : points;
  const line = (name: keyof Point) =>
    drawn.map((point, step) => `${step ? 'L' : 'M'}${step} ${round(1 - point[name])}`).join('');
  return { width, overall: line('accuracy'), lastTen: line('lastTen') };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
