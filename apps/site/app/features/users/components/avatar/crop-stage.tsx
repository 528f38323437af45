import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Square } from './cut-square.ts';

const [nearest, farthest] = [4, 1];
const zoomStep = 0.1;
const zoomKeys: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

interface CropStageProps {
  /** Of the picture. */
  address: string;
  onCut: (square: Square) => void;
  onUnreadable: () => void;
}

/** The picture under a round window: drag, pinch or wheel, or arrow keys and + and −. */
export function CropStage({ address, onCut, onUnreadable }: CropStageProps) {
  const { t } = useTranslation('users');
  const hintId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(farthest);

  const zoomTo = (next: number) => setZoom(Math.min(nearest, Math.max(farthest, next)));
  function zoomByKey(event: KeyboardEvent): void {
    const direction = zoomKeys[event.key];
    if (!direction) return;
    event.preventDefault();
    zoomTo(zoom + direction * zoomStep);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the crop area's
    <div onKeyDown={zoomByKey} className="flex flex-col gap-3">
      <div dir="ltr" className="relative h-[min(60dvh,24rem)] overflow-hidden rounded-lg bg-page">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={farthest}
          maxZoom={nearest}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={zoomTo}
          onCropComplete={(_, { x, y, width }) => onCut({ x, y, width })}
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{
            role: 'application',
            'aria-label': t('crop.area'),
            'aria-describedby': hintId,
          }}
        />
      </div>
      <p id={hintId} className="text-xs text-muted">
        {t('crop.hint')}
      </p>
      <div className="flex items-center gap-2">
        <IconButton label={t('crop.zoomOut')} onClick={() => zoomTo(zoom - zoomStep)}>
          <Minus aria-hidden className="size-4.5" />
        </IconButton>
        <input
          type="range"
          aria-label={t('crop.zoom')}
          min={farthest}
          max={nearest}
          step={0.01}
          value={zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
          className="h-11 min-w-0 grow accent-accent md:h-9"
        />
        <IconButton label={t('crop.zoomIn')} onClick={() => zoomTo(zoom + zoomStep)}>
          <Plus aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </div>
  );
}
