import { narrowed, pictureWidths } from '@xiongmao/api/fields/picture-widths';

interface Shown {
  /** Its own width, px. */
  width: number;
  /** How wide it is shown, as the attribute says it. */
  sizes: string;
  /** It is fetched as it comes near: the browser knows by then how wide it is shown. */
  lazy?: boolean;
}

/** The widths of a picture that a browser may choose among; before `src`, which it would else fetch, too. */
export function sourcesOf(src: string, { width, sizes, lazy = true }: Shown) {
  const narrower = pictureWidths.filter((each) => each < width && narrowed(src, each) !== src);
  if (narrower.length === 0) return { src };
  const widths = [...narrower.map((each) => `${narrowed(src, each)} ${each}w`), `${src} ${width}w`];
  return { sizes: lazy ? `auto, ${sizes}` : sizes, srcSet: widths.join(', '), src };
}
