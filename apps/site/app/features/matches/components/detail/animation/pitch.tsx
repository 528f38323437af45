/** A soccer pitch in metres, 105 by 68, its markings to the Laws of the Game. */
export const pitchSize = { width: 105, height: 68 };

export function Pitch() {
  return (
    <>
      <rect width="105" height="68" className="fill-pitch" />
      {[0, 2, 4, 6].map((stripe) => (
        <rect
          key={stripe}
          x={stripe * 15}
          width="15"
          height="68"
          className="fill-pitch-line opacity-10"
        />
      ))}
      <g className="fill-none stroke-pitch-line" strokeWidth="0.3">
        <rect x="0.15" y="0.15" width="104.7" height="67.7" />
        <path d="M52.5 0V68" />
        <circle cx="52.5" cy="34" r="9.15" />
        <path d="M0.15 1.15A1 1 0 0 0 1.15 0.15M103.85 0.15A1 1 0 0 0 104.85 1.15" />
        <path d="M0.15 66.85A1 1 0 0 1 1.15 67.85M103.85 67.85A1 1 0 0 1 104.85 66.85" />
        <PitchEnd />
        <g transform="translate(105) scale(-1 1)">
          <PitchEnd />
        </g>
      </g>
      <circle cx="52.5" cy="34" r="0.5" className="fill-pitch-line" />
    </>
  );
}

/** Penalty area, goal area, spot and arc of one end. */
function PitchEnd() {
  return (
    <>
      <path d="M0.15 13.84H16.5V54.16H0.15M0.15 24.84H5.5V43.16H0.15" />
      <path d="M16.5 26.69A9.15 9.15 0 0 1 16.5 41.31" />
      <path d="M0.3 30.34V37.66" strokeWidth="0.9" />
      <circle cx="11" cy="34" r="0.4" className="fill-pitch-line" stroke="none" />
    </>
  );
}
