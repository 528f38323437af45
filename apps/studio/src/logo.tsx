import { useTheme } from 'react-admin';
import { useConfig } from './config.ts';

/** The brand's picture, in the theme that is shown. */
export function Logo({ size }: { size: number }) {
  const { logos } = useConfig();
  const [theme = 'dark'] = useTheme();
  return <img src={logos[theme]} alt="" width={size} height={size} />;
}
