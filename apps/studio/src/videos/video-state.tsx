import { Chip } from '@mui/material';
import type { FileState as File } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { OwnVideo } from '../contract.ts';
import { useFormat } from '../format.ts';

const colours = {
  draft: 'default',
  review: 'warning',
  refused: 'error',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'default',
  takenDown: 'error',
} as const;

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

export function VideoState({ state }: Pick<OwnVideo, 'state'>) {
  const { t } = useTranslation('articles');
  return <Chip size="small" color={colours[state]} label={t(`states.${state}`)} />;
}

/** How its file stands, and how far it has come. */
export function FileState({ file, progress }: Pick<OwnVideo, 'file' | 'progress'>) {
  const { t } = useTranslation('footage');
  const { percent } = useFormat();
  const share = isMeasured(file) && progress !== null ? ` ${percent(progress / 100)}` : '';
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

export const isMoving = (file: File): boolean =>
  file === 'uploading' || file === 'queued' || file === 'encoding';

/** When to look again at videos that are in sight: soon, as long as the file of any is on its way. */
export const lookAgain = (shown: readonly Pick<OwnVideo, 'file'>[]): number | false =>
  shown.some(({ file }) => isMoving(file)) ? soon : false;
