import { useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { Row } from '../contract.ts';
import { viewerZone } from '../format.ts';
import type { Failure } from '../providers/failure.ts';
import { TextField } from './fields.tsx';
import { NoLonger } from './form-refusal.tsx';
import { useKeptDialog } from './kept-dialog.tsx';
import { ResourceForm } from './resource-form.tsx';
import { takesFocus } from './takes-focus.ts';
import { readLocalTime, toLocalTime } from './values/local-time.ts';

type Scheduled = 'news-articles' | 'videos';

interface ScheduleProps {
  resource: Scheduled;
  row: Pick<Row<Scheduled>, 'id' | 'version' | 'state' | 'publishAt'>;
  /** Said once it is done. */
  done: string;
  /** What happens next. */
  then?: () => void;
}

/** Has something be published at a time to come, or at another one. */
export function Schedule(props: ScheduleProps) {
  const { t } = useTranslation('editors');
  const isAgain = props.row.state === 'scheduled';
  const title = t(isAgain ? 'newsArticles.moves.reschedule' : 'newsArticles.moves.schedule');
  const open = useKeptDialog({
    title,
    children: ({ isPossible, close }) => (
      <ScheduleForm {...props} isPossible={isPossible} onClose={close} />
    ),
  });
  return (
    <Button onClick={open}>
      <CalendarClock aria-hidden className="size-4" />
      {title}
    </Button>
  );
}

function ScheduleForm({
  resource,
  row,
  done,
  then,
  isPossible,
  onClose,
}: ScheduleProps & { isPossible: boolean; onClose: () => void }) {
  const { t } = useTranslation(['editors', 'common']);
  const invalidate = useInvalidate();
  const { id, version, publishAt } = row;
  const { mutateAsync, mutation } = useUpdate<Row<Scheduled>, Failure>({
    resource,
    id,
    successNotification: { type: 'success', message: done },
    errorNotification: false,
  });

  async function save(entries: FormData, begun: string) {
    const at = readLocalTime(String(entries.get('publishAt')), publishAt);
    await mutateAsync({ values: { version: begun, event: 'schedule', publishAt: at } });
    onClose();
    then?.();
  }

  return (
    <ResourceForm
      version={version}
      onSave={save}
      onReload={() => invalidate({ resource, id, invalidates: ['detail'] })}
    >
      <TextField
        name="publishAt"
        ref={takesFocus}
        label={t('newsArticles.publishAt')}
        hint={t('newsArticles.publishAtHint', { zone: viewerZone })}
        type="datetime-local"
        required
        min={toLocalTime(new Date().toISOString())}
        defaultValue={publishAt ? toLocalTime(publishAt) : undefined}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={mutation.isPending || !isPossible}>
          {t('newsArticles.moves.schedule')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
      {!isPossible && <NoLonger />}
    </ResourceForm>
  );
}
