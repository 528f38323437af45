import { CanAccess } from '@refinedev/core';
import { type VideoOfficeEvent, videoTransitionOf } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { DecisionButton, ReasonedDecision } from '../form/decision.tsx';
import { RemoveRow } from '../form/remove-row.tsx';
import { Schedule } from '../form/schedule.tsx';

interface MovesProps {
  video: Row<'videos'>;
  /** Leads to the next that waits, once one that waited is decided on. */
  goOn: () => void;
}

/** What the desk may do with a video, by the contract’s transitions. */
export function Moves(props: MovesProps) {
  const { origin, state, authorId } = props.video;
  // Nobody reviews what they made themselves.
  const concerned = origin === 'studio' && state === 'review' ? [authorId] : [];
  return (
    <CanAccess resource="videos" action="edit">
      <ByOthers concerned={concerned}>
        <Possible {...props} />
      </ByOthers>
    </CanAccess>
  );
}

/** What is decided on of one that did not wait leads nowhere. */
const stay = () => undefined;

function Possible({ video, goOn }: MovesProps) {
  const { t } = useTranslation('editors');
  const { id, version, origin, state, title, publishedAt, play } = video;
  const can = (event: VideoOfficeEvent) => videoTransitionOf(video, event, 'desk') !== undefined;
  const goOnOrStay = state === 'review' ? goOn : stay;
  const move = (event: 'publish' | 'recall' | 'refuse' | 'withdraw') => ({
    resource: 'videos' as const,
    id,
    version,
    values: { event },
    done: t(`videos.done.${event}`),
  });
  const isTold = t(origin === 'studio' ? 'videos.makerTold' : 'newsArticles.colleaguesTold');
  const isPlayable = play !== null;
  return (
    <>
      {can('publish') && isPlayable && (
        <DecisionButton
          {...move('publish')}
          then={goOnOrStay}
          look="primary"
          icon={<Check aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.publish')}
        </DecisionButton>
      )}
      {can('schedule') && isPlayable && (
        <Schedule
          resource="videos"
          row={video}
          done={t('videos.done.schedule')}
          then={goOnOrStay}
        />
      )}
      {can('recall') && (
        <DecisionButton {...move('recall')}>{t('newsArticles.moves.unschedule')}</DecisionButton>
      )}
      {can('refuse') && (
        <ReasonedDecision
          {...move('refuse')}
          then={goOnOrStay}
          title={t('newsArticles.refuseOf', { title })}
          hint={isTold}
          icon={<X aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.refuse')}
        </ReasonedDecision>
      )}
      {can('withdraw') && (
        <ReasonedDecision
          {...move('withdraw')}
          title={t('newsArticles.withdrawOf', { title })}
          hint={isTold}
          icon={<ArrowDownToLine aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.withdraw')}
        </ReasonedDecision>
      )}
      {origin === 'desk' && publishedAt === null && state === 'draft' && (
        <CanAccess resource="videos" action="delete">
          <RemoveRow
            resource="videos"
            row={video}
            title={t('newsArticles.removeOf', { title })}
            hint={t('videos.removeHint')}
          >
            {t('newsArticles.remove')}
          </RemoveRow>
        </CanAccess>
      )}
    </>
  );
}
