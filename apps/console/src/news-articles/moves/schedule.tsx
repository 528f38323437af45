import { useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { Row } from '../../contract.ts';
import { TextField } from '../../form/fields.tsx';
import { NoLonger } from '../../form/form-refusal.tsx';
import { useKeptDialog } from '../../form/kept-dialog.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { takesFocus } from '../../form/takes-focus.ts';
import { readLocalTime, toLocalTime } from '../../form/values/local-time.ts';
import { viewerZone } from '../../format.ts';
import type { Failure } from '../../providers/failure.ts';

type Article = Row<'news-articles'>;

/** Has an article published at a time to come, or at another one. */
export function Schedule({ article }: { article: Article }) {
  const { t } = useTranslation('editors');
  const title = t(
    article.state === 'scheduled' ? 'newsArticles.moves.reschedule' : 'newsArticles.moves.schedule',
  );
  const open = useKeptDialog({
    title,
    children: ({ isPossible, close }) => (
      <ScheduleForm article={article} isPossible={isPossible} onClose={close} />
    ),
  });
  return (
    <Button onClick={open}>
      <CalendarClock aria-hidden className="size-4" />
      {title}
    </Button>
  );
}

interface ScheduleFormProps {
  article: Article;
  isPossible: boolean;
  onClose: () => void;
}

function ScheduleForm({ article, isPossible, onClose }: ScheduleFormProps) {
  const { t } = useTranslation(['editors', 'common']);
  const invalidate = useInvalidate();
  const { id, version, publishAt } = article;
  const { mutateAsync, mutation } = useUpdate<Article, Failure>({
    resource: 'news-articles',
    id,
    successNotification: { type: 'success', message: t('newsArticles.done.schedule') },
    errorNotification: false,
  });

  async function save(entries: FormData, begun: string) {
    const at = readLocalTime(String(entries.get('publishAt')), publishAt);
    await mutateAsync({ values: { version: begun, event: 'schedule', publishAt: at } });
    onClose();
  }

  return (
    <ResourceForm
      version={version}
      onSave={save}
      onReload={() => invalidate({ resource: 'news-articles', id, invalidates: ['detail'] })}
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
