import ImageOff from 'lucide-react/icons/image-off';

/** The first picture of goods, or of a blind box; a place for one where there is none. */
export function GoodsPicture({ src }: { src: string | null | undefined }) {
  const look = 'size-10 shrink-0 rounded-sm bg-raised';
  return src ? (
    <img
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className={`${look} object-cover`}
    />
  ) : (
    <span className={`${look} inline-flex items-center justify-center text-muted`}>
      <ImageOff aria-hidden className="size-4" />
    </span>
  );
}
