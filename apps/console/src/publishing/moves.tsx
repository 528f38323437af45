import { CanAccess } from '@refinedev/core';
import {
  isRemovable,
  type OfficeEvent,
  type Standing,
  transitionOf,
} from '@xiongmao/api/publishing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { AskedDecision, DecisionButton, ReasonedDecision } from '../form/decision.tsx';
import { RemoveRow } from '../form/remove-row.tsx';
import { Schedule } from '../form/schedule.tsx';

/** By kind: its resource, its texts, and who of the studio reads a reason. */
const facts = {
  article: { resource: 'news-articles', texts: 'newsArticles', told: 'newsArticles.authorTold' },
  video: { resource: 'videos', texts: 'videos', told: 'videos.makerTold' },
} as const;

interface MovesProps {
  row: Row<'news-articles'> | Row<'videos'>;
  standing: Standing;
  title: string;
  /** Whether there is something to publish. */
  isReady?: boolean;
  /** Leads to the next that waits, once one that waited is decided on. */
  goOn: () => void;
  /** What whoever may decide can do besides. */
  children?: ReactNode;
}

/** What the desk may do with a publication, by the contract’s transitions. */
export function Moves({ children, ...props }: MovesProps) {
  const { row, standing } = props;
  const { origin, state } = standing;
  // Nobody reviews what they made themselves.
  const concerned = origin === 'studio' && state === 'review' ? [row.authorId] : [];
  return (
    <CanAccess resource={facts[standing.of].resource} action="edit">
      <ByOthers concerned={concerned}>
        {children}
        <Possible {...props} />
      </ByOthers>
    </CanAccess>
  );
}

function Possible({ row, standing, title, isReady = true, goOn }: Omit<MovesProps, 'children'>) {
  const { t } = useTranslation('editors');
  const { id, version } = row;
  const { of, origin, state } = standing;
  const { resource, texts, told } = facts[of];
  const can = (event: OfficeEvent) => transitionOf(standing, event, 'desk') !== undefined;
  const onward = () => {
    if (state === 'review') goOn();
  };
  const move = (event: Exclude<OfficeEvent, 'schedule'>) => ({
    ...{ resource, id, version, values: { event } },
    done: t(event === 'submit' ? 'newsArticles.done.submit' : `${texts}.done.${event}`),
  });
  const publish = {
    ...move('publish'),
    look: 'primary' as const,
    icon: <Check aria-hidden className="size-4" />,
    children: t('newsArticles.moves.publish'),
  };
  const hint = t(origin === 'studio' ? told : 'newsArticles.colleaguesTold');
  return (
    <>
      {can('publish') &&
        isReady &&
        (of === 'article' ? (
          <AskedDecision
            {...publish}
            then={onward}
            title={t('newsArticles.publishOf', { title })}
            hint={t('newsArticles.publishHint')}
          />
        ) : (
          <DecisionButton {...publish} then={onward} />
        ))}
      {can('schedule') && isReady && (
        <Schedule resource={resource} row={row} done={t(`${texts}.done.schedule`)} then={onward} />
      )}
      {can('submit') && (
        <DecisionButton {...move('submit')}>{t('newsArticles.moves.submit')}</DecisionButton>
      )}
      {can('recall') && (
        <DecisionButton {...move('recall')}>
          {t(state === 'scheduled' ? 'newsArticles.moves.unschedule' : 'newsArticles.moves.recall')}
        </DecisionButton>
      )}
      {can('refuse') && (
        <ReasonedDecision
          {...move('refuse')}
          then={onward}
          title={t('newsArticles.refuseOf', { title })}
          hint={hint}
          icon={<X aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.refuse')}
        </ReasonedDecision>
      )}
      {can('withdraw') && (
        <ReasonedDecision
          {...move('withdraw')}
          title={t('newsArticles.withdrawOf', { title })}
          hint={hint}
          icon={<ArrowDownToLine aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.withdraw')}
        </ReasonedDecision>
      )}
      {origin === 'desk' && isRemovable(row) && (
        <CanAccess resource={resource} action="delete">
          <RemoveRow
            resource={resource}
            row={row}
            title={t('newsArticles.removeOf', { title })}
            hint={t(`${texts}.removeHint`)}
          >
            {t('newsArticles.remove')}
          </RemoveRow>
        </CanAccess>
      )}
    </>
  );
}
