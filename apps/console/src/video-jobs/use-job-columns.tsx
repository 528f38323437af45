import { CanAccess } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sizeText } from '@xiongmao/videos/size-text';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { DecisionButton } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';

type Job = Row<'video-jobs'>;

const column = columnsOf<Job>();
const tones = {
  waiting: 'due',
  running: 'due',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
} as const;

export function useJobColumns() {
  const { t } = useTranslation(['editors', 'videos']);
  const locale = useLocale();
  const { count, moment, percent } = useFormat();
  return useMemo(
    () => [
      column.accessor('title', {
        header: t('videoJobs.video'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            {original.title === null ? (
              <span className="text-muted">{t('videoJobs.makersDraft')}</span>
            ) : (
              <Link
                to={`/videos/${original.videoId}`}
                dir="auto"
                className="font-semibold wrap-anywhere hover:text-accent"
              >
                {original.title}
              </Link>
            )}
            <span className="text-xs text-muted">
              {t(`videoJobs.kinds.${original.kind}`)}
              {original.bytes !== null && ` · ${sizeText(original.bytes, locale)}`}
            </span>
          </span>
        ),
      }),
      column.accessor('state', {
        header: t('videoJobs.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => (
          <StateLabel tone={tones[getValue()]}>{t(`videoJobs.states.${getValue()}`)}</StateLabel>
        ),
      }),
      column.accessor('progress', {
        header: t('videoJobs.progress'),
        cell: ({ row: { original } }) =>
          original.state === 'failed' ? (
            <span className="text-loss">
              {t(`videos:failure.${original.failure ?? 'crashed'}` as 'videos:failure.crashed')}
            </span>
          ) : (
            <span className="flex items-center gap-2">
              {original.state === 'running' && (
                <progress
                  aria-label={t('videoJobs.progressOf', {
                    title: original.title ?? t('videoJobs.makersDraft'),
                  })}
                  max={100}
                  value={original.progress}
                  className="h-2 w-24 accent-accent"
                />
              )}
              <span className="tabular">{percent(original.progress / 100)}</span>
            </span>
          ),
      }),
      column.accessor('attempts', {
        header: t('videoJobs.attempts'),
        meta: { numeric: true, wideOnly: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('createdAt', {
        header: t('videoJobs.created'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('endedAt', {
        header: t('videoJobs.ended'),
        meta: { className: 'tabular whitespace-nowrap', wideOnly: true },
        cell: ({ getValue }) => {
          const at = getValue();
          return at === null ? '–' : moment(at);
        },
      }),
      column.display({
        id: 'actions',
        header: t('videoJobs.actions'),
        meta: { onPhone: 'foot' },
        cell: ({ row: { original } }) => <Decisions job={original} />,
      }),
    ],
    [t, locale, count, moment, percent],
  );
}

/** What can be done about a job, by where it stands. */
function Decisions({ job }: { job: Job }) {
  const { t } = useTranslation('editors');
  const { id, version, state } = job;
  const event =
    state === 'failed' || state === 'cancelled'
      ? 'retry'
      : state === 'waiting' || state === 'running'
        ? 'cancel'
        : null;
  if (!event) return null;
  return (
    <CanAccess resource="video-jobs" action="edit">
      <DecisionButton
        resource="video-jobs"
        id={id}
        version={version}
        values={{ event }}
        done={t(event === 'retry' ? 'videoJobs.retried' : 'videoJobs.cancelled')}
        also={['videos']}
      >
        {t(event === 'retry' ? 'videoJobs.retry' : 'videoJobs.cancel')}
      </DecisionButton>
    </CanAccess>
  );
}
