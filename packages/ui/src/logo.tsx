interface LogoProps {
  logos: { dark: string; light: string };
  size: number;
}

/** The brand's picture, in the theme that is shown; what it stands beside says its name. */
export function Logo({ logos: { dark, light }, size }: LogoProps) {
  const picture = (address: string, theme: string) => (
    <img src={address} alt="" width={size} height={size} className={theme} />
  );
  if (dark === light) return picture(dark, '');
  return (
    <>
      {picture(dark, 'dark-only')}
      {picture(light, 'light-only')}
    </>
  );
}
