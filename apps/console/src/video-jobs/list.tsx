import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { NoEncoder } from './no-encoder.tsx';
import { useJobColumns } from './use-job-columns.tsx';

type Job = Row<'video-jobs'>;

const states = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const;

/** ms between two looks: often while something is encoded, else what others sent is seen in a while. */
const soon = 2_000;
const later = 15_000;

/** What is made of files and recordings, and what came of it. */
export function JobList() {
  const { t } = useTranslation('editors');
  const rows = useRows('video-jobs', {
    sort: { field: 'id', order: 'desc' },
    inAddress: true,
    pollInterval: (shown) =>
      shown.some(({ state }) => state === 'waiting' || state === 'running') ? soon : later,
  });
  return (
    <ListScreen
      title={t('videoJobs.title')}
      hint={t('videoJobs.hint')}
      notice={<NoEncoder />}
      filters={
        <>
          <ChoiceFilter
            label={t('videoJobs.state')}
            options={states.map((value) => ({ value, label: t(`videoJobs.states.${value}`) }))}
            field="state"
          />
          <NumberFilter label={t('videoJobs.oneVideo')} field="videoId" />
        </>
      }
      columns={useJobColumns()}
      rows={rows}
      detail={(job) => <Detail job={job} />}
      empty={t('videoJobs.empty')}
      emptyHint={t('videoJobs.emptyHint')}
    />
  );
}

/** What the encoder said last. */
function Detail({ job: { title, failure, log } }: { job: Job }) {
  const { t } = useTranslation(['editors', 'videos']);
  if (failure === null) return <p className="text-sm text-muted">{t('videoJobs.noFailure')}</p>;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>{t(`videos:failure.${failure}` as 'videos:failure.crashed')}</p>
      {log ? (
        <figure>
          <figcaption className="text-xs text-muted">{t('videoJobs.log')}</figcaption>
          <pre
            dir="ltr"
            className="overflow-x-auto rounded-sm bg-raised p-3 text-xs wrap-anywhere whitespace-pre-wrap"
          >
            {log}
          </pre>
        </figure>
      ) : (
        <p className="text-muted">
          {t(title === null ? 'videoJobs.makersLog' : 'videoJobs.noLog')}
        </p>
      )}
    </div>
  );
}
