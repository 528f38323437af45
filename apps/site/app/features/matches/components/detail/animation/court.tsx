/** A basketball court in feet, 94 by 50, its markings as in the NBA. */
export const courtSize = { width: 94, height: 50 };

/** The middle of the basket that a side throws at, in hundredths. */
export const basket = { home: { x: 94.4, y: 50 }, away: { x: 5.6, y: 50 } };

export function Court() {
  return (
    <>
      <rect width="94" height="50" className="fill-pitch" />
      <g className="fill-none stroke-pitch-line" strokeWidth="0.25">
        <rect x="0.15" y="0.15" width="93.7" height="49.7" />
        <path d="M47 0V50" />
        <circle cx="47" cy="25" r="6" />
        <circle cx="47" cy="25" r="2" />
        <CourtEnd />
        <g transform="translate(94) scale(-1 1)">
          <CourtEnd />
        </g>
      </g>
    </>
  );
}

/** Lane, free-throw circle, rim, restricted area and three-point line of one end. */
function CourtEnd() {
  return (
    <>
      <rect x="0.15" y="17" width="18.85" height="16" className="fill-pitch-line/15" />
      <path d="M19 19A6 6 0 0 1 19 31" />
      <path d="M19 19A6 6 0 0 0 19 31" strokeDasharray="1.2 1.2" />
      <path d="M0.15 3H14.2A23.75 23.75 0 0 1 14.2 47H0.15" />
      <path d="M4 21H5.25A4 4 0 0 1 5.25 29H4" />
      <path d="M4 22V28" strokeWidth="0.5" />
      <circle cx="5.25" cy="25" r="0.75" />
    </>
  );
}
