import type { FileState as File } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';

const tones = {
  draft: 'quiet',
  review: 'due',
  refused: 'bad',
  scheduled: 'due',
  published: 'good',
  withdrawn: 'quiet',
  takenDown: 'bad',
} as const;

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

export function VideoState({ state }: Pick<Row<'videos'>, 'state'>) {
  const { t } = useTranslation('articles');
  return <StateLabel tone={tones[state]}>{t(`states.${state}`)}</StateLabel>;
}

/** How its file stands, and how far it has come. */
export function FileState({ file, progress }: Pick<Row<'videos'>, 'file' | 'progress'>) {
  const { t } = useTranslation('footage');
  const { percent } = useFormat();
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

export const isMoving = (file: File): boolean =>
  file === 'uploading' || file === 'queued' || file === 'encoding';

/** When to look again at videos that are in sight: soon, as long as the file of any is on its way. */
export const lookAgain = (shown: readonly Pick<Row<'videos'>, 'file'>[]): number | false =>
  shown.some(({ file }) => isMoving(file)) ? soon : false;
