import type { ReplayCard } from '@xiongmao/api/live/shapes';
import type { Moment } from '@xiongmao/api/videos/shapes';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { secondsOf } from '@xiongmao/videos/cutting/range';
import { sidesIn } from '@xiongmao/videos/cutting/sides-in';
import Scissors from 'lucide-react/icons/scissors';
import { Link } from 'react-router';
import { useFormat } from '../../format.ts';
import { Panel } from '../../page/panel.tsx';
import { useCut } from './use-cut.ts';

interface MomentsProps {
  recording: ReplayCard;
  /** The match as it is shown. */
  matchId: number;
  moments: readonly Moment[];
}

/** What happened in the match while it was recorded; each becomes a highlight by one press. */
export function Moments({ recording, matchId, moments }: MomentsProps) {
  const { t } = useTranslation('footage');
  const { cut, isPending } = useCut(recording, matchId, false);

  async function make({ text, incident, from, to }: Moment) {
    const title = t('cut.titleOf', { what: text, sides: sidesIn(recording) });
    await cut({ kind: 'highlight', title, incident, from, to }, recording.match!.gameId).catch(
      // A notification tells of it.
      () => undefined,
    );
  }

  return (
    <Panel title={t('cut.moments')} hint={t('cut.momentsHint')}>
      {moments.length === 0 ? (
        <p className="text-sm text-muted">{t('cut.noMoments')}</p>
      ) : (
        <ul aria-label={t('cut.moments')} className="flex flex-col">
          {moments.map((moment) => (
            <li key={moment.incident} className="border-t border-line/50 py-1 first:border-0">
              <Line moment={moment} isBusy={isPending} onCut={() => void make(moment)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface LineProps {
  moment: Moment;
  isBusy: boolean;
  onCut: () => void;
}

function Line({ moment, isBusy, onCut }: LineProps) {
  const { t } = useTranslation('footage');
  const { exact } = useFormat();
  const { text, at, videoId } = moment;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{text}</span>
        <span className="tabular text-xs text-muted">
          {t('cut.momentAt', { at: exact(at), length: formatCountdown(secondsOf(moment)) })}
        </span>
      </span>
      {videoId === null ? (
        <Button
          aria-label={t('cut.cutOf', { what: text })}
          aria-disabled={isBusy}
          onClick={() => isBusy || onCut()}
        >
          <Scissors aria-hidden className="size-4" />
          {t('cut.cut')}
        </Button>
      ) : (
        <Link
          to={`/videos/${videoId}`}
          aria-label={t('cut.madeOf', { what: text })}
          className="inline-flex min-h-11 items-center px-4 text-accent md:min-h-9"
        >
          {t('cut.made')}
        </Link>
      )}
    </div>
  );
}
