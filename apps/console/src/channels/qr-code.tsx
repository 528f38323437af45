import { useTranslation } from '@xiongmao/i18n/use-translation';
import Download from 'lucide-react/icons/download';
import { useEffect, useMemo, useState } from 'react';
import { encode, renderSVG } from 'uqr';

const options = { ecc: 'M', border: 3 } as const;

interface QrCodeProps {
  text: string;
  /** Of what it leads to: names the picture and its file. */
  name: string;
}

/** A text for cameras, as a drawing that stays sharp at any size; dark on light, whatever the theme. */
export function QrCode({ text, name }: QrCodeProps) {
  const { t } = useTranslation('console');
  const { size, data } = useMemo(() => encode(text, options), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className="flex flex-wrap items-end gap-4">
      <svg
        role="img"
        aria-label={t('channels.qrOf', { name })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-48 rounded-lg"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#13191f" />
      </svg>
      <QrDownload text={text} name={name} />
    </div>
  );
}

function QrDownload({ text, name }: QrCodeProps) {
  const { t } = useTranslation('console');
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(
      new Blob([renderSVG(text, options)], { type: 'image/svg+xml' }),
    );
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);

  return (
    <a
      href={address}
      download={`${name}.svg`}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-raised px-4 text-sm md:min-h-9"
    >
      <Download aria-hidden className="size-4" />
      {t('channels.qrDownload')}
    </a>
  );
}
