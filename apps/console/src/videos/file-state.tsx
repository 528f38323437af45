import { type FileState as File, isBeingMade } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';

const fileTones = {
  none: 'quiet',
  uploading: 'due',
  queued: 'due',
  encoding: 'due',
  ready: 'good',
  failed: 'bad',
} as const;

/** ms between two looks at a file that is on its way. */
const soon = 2_000;

/** How its file stands, and how far it has come. */
export function FileState({
  file,
  progress,
  play,
}: Pick<Row<'videos'>, 'file' | 'progress' | 'play'>) {
  const { t } = useTranslation('footage');
  const { percent } = useFormat();
  // What plays has lost nothing by a file that is of no use.
  if (file === 'failed' && play) return <StateLabel tone="due">{t('file.newFailed')}</StateLabel>;
  return (
    <StateLabel tone={fileTones[file]}>
      {t(`file.${file}`)}
      {isMeasured(file) && progress !== null && (
        <span className="tabular">{percent(progress / 100)}</span>
      )}
    </StateLabel>
  );
}

const isMeasured = (file: File) => file === 'uploading' || file === 'encoding';

/** When to look again at videos that are in sight: soon, as long as the file of any is on its way. */
export const lookAgain = (shown: readonly Pick<Row<'videos'>, 'file'>[]): number | false =>
  shown.some(({ file }) => isBeingMade(file)) ? soon : false;
