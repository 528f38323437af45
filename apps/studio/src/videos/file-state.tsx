import { Chip } from '@mui/material';
import { type FileState as File, isBeingMade } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { OwnVideo } from '../contract.ts';
import { useFormat } from '../format.ts';

const fileColours = {
  none: 'default',
  uploading: 'warning',
  queued: 'warning',
  encoding: 'warning',
  ready: 'success',
  failed: 'error',
} as const;

/** ms between two looks at a file that is on its way. */
const soon = 2_000;

/** How its file stands, and how far it has come. */
export function FileState({ file, progress, play }: Pick<OwnVideo, 'file' | 'progress' | 'play'>) {
  const { t } = useTranslation('footage');
  const { percent } = useFormat();
  const share = isMeasured(file) && progress !== null ? ` ${percent(progress / 100)}` : '';
  // What plays has lost nothing by a file that is of no use.
  if (file === 'failed' && play)
    return <Chip size="small" variant="outlined" color="warning" label={t('file.newFailed')} />;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={fileColours[file]}
      label={`${t(`file.${file}`)}${share}`}
    />
  );
}

const isMeasured = (file: File) => file === 'uploading' || file === 'encoding';

/** When to look again at videos that are in sight: soon, as long as the file of any is on its way. */
export const lookAgain = (shown: readonly Pick<OwnVideo, 'file'>[]): number | false =>
  shown.some(({ file }) => isBeingMade(file)) ? soon : false;
