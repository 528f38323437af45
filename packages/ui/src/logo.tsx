import { useState } from 'react';

interface LogoProps {
  logos: { dark: string; light: string };
  size: number;
  /** Stands in for a picture that does not come, where it does not stand beside it. */
  name?: string;
}

/** The brand's picture, in the theme that is shown; what it stands beside says its name. */
export function Logo({ logos: { dark, light }, size, name }: LogoProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return name ? <Initial name={name} size={size} /> : null;
  const picture = (address: string, theme: string) => (
    <img
      src={address}
      alt=""
      width={size}
      height={size}
      className={theme}
      onError={() => setMissing(true)}
    />
  );
  if (dark === light) return picture(dark, '');
  return (
    <>
      {picture(dark, 'dark-only')}
      {picture(light, 'light-only')}
    </>
  );
}

function Initial({ name, size }: { name: string; size: number }) {
  return (
    <svg aria-hidden viewBox="0 0 72 72" width={size} height={size}>
      <rect width="72" height="72" rx="16" className="fill-accent" />
      <text
        x="36"
        y="36"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-on-accent text-4xl font-bold"
      >
        {[...name][0]}
      </text>
    </svg>
  );
}
