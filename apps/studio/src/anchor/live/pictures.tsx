import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { mostDetailPictures } from '@xiongmao/api/anchors/rules';
import type { AnchorInfo } from '@xiongmao/api/anchors/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { useFailureText } from '../../page/answer.tsx';
import { PictureButton } from '../../page/pictures/picture-button.tsx';
import { readPicture } from '../../page/pictures/picture-file.ts';
import { useLive } from './use-live.ts';

const places = ['1', '2', '3'] as const;

/** The cover of the room, and up to three pictures beside the detailed introduction. */
export function Pictures({ info }: { info: AnchorInfo }) {
  const { t } = useTranslation('studio');
  const { cover, detailPictures } = info;
  return (
    <Card component="section" aria-label={t('live.pictures')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          {t('live.pictures')}
        </Typography>
        <Stack spacing={2}>
          <Box sx={{ maxWidth: 360 }}>
            <Slot slot="cover" label={t('live.cover')} address={cover} ratio="16 / 9" />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('live.detailPictures', { most: mostDetailPictures })}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
            }}
          >
            {/* Pictures have no gap: after the last one there is a place for the next. */}
            {places.slice(0, detailPictures.length + 1).map((slot, index) => (
              <Slot
                key={slot}
                slot={slot}
                label={t('live.detailPicture', { n: slot })}
                address={detailPictures[index] ?? null}
                ratio="1 / 1"
              />
            ))}
          </Box>
        </Stack>
      </CardContent>
    </Card>
  );
}

interface SlotProps {
  slot: 'cover' | (typeof places)[number];
  label: string;
  /** Null: it is empty. */
  address: string | null;
  ratio: string;
}

function Slot({ slot, label, address, ratio }: SlotProps) {
  const { t } = useTranslation('studio');
  const failureText = useFailureText();
  const [isBroken, setBroken] = useState(false);
  const { picture } = useLive();
  const { mutate, isPending, error } = picture;

  async function take(file: File) {
    try {
      mutate({ slot, image: await readPicture(file) });
      setBroken(false);
    } catch {
      setBroken(true);
    }
  }

  return (
    <Stack role="group" aria-label={label} spacing={1} sx={{ minWidth: 0 }}>
      <Typography variant="body2">{label}</Typography>
      <Box
        sx={{
          aspectRatio: ratio,
          borderRadius: 1,
          bgcolor: 'background.default',
          border: address ? 0 : 1,
          borderStyle: 'dashed',
          borderColor: 'divider',
          overflow: 'hidden',
          opacity: isPending ? 0.5 : 1,
        }}
      >
        {address && (
          <img
            src={address}
            alt={label}
            style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <PictureButton label={label} disabled={isPending} onPick={(file) => void take(file)}>
          {t(address ? 'picture.replace' : 'picture.choose')}
        </PictureButton>
        {address && (
          <Button
            disabled={isPending}
            aria-label={`${t('picture.remove')}: ${label}`}
            onClick={() => mutate({ slot, image: null })}
          >
            {t('picture.remove')}
          </Button>
        )}
      </Stack>
      {(isBroken || error) && (
        <Alert severity="error">{error ? failureText(error) : t('picture.broken')}</Alert>
      )}
    </Stack>
  );
}
