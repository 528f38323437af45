import { useList } from '@refinedev/core';
import { mayEdit } from '@xiongmao/api/publishing/rules';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Captions from 'lucide-react/icons/captions';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Row } from '../../contract.ts';
import { RemoveRow } from '../../form/remove-row.tsx';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { Panel } from '../../page/panel.tsx';
import type { Failure } from '../../providers/failure.ts';
import { CaptionForm } from './caption-form.tsx';

type Caption = Row<'video-captions'>;

/** What is said in a video, by language. */
export function CaptionsPanel({ video }: { video: Row<'videos'> }) {
  const { t } = useTranslation('footage');
  const { query, result } = useList<Caption, Failure>({
    resource: 'video-captions',
    filters: [{ field: 'videoId', operator: 'eq', value: video.id }],
    sorters: [{ field: 'locale', order: 'asc' }],
    pagination: { pageSize: videoLimits.captions },
    errorNotification: false,
  });
  const isOurs = mayEdit(video, 'desk');
  const held = result.data.map(({ locale }) => locale);
  const left = locales.filter((locale) => !held.includes(locale));
  return (
    <Panel
      title={t('captions.title')}
      hint={t('captions.hint')}
      aside={
        isOurs && query.data && left.length > 0 && <AddCaptions videoId={video.id} left={left} />
      }
    >
      <Answer query={query} data={query.data?.data} skeleton={<Skeleton className="h-11" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-sm text-muted">{t('captions.none')}</p>
          ) : (
            <ul className="flex flex-col">
              {rows.map((caption) => (
                <li key={caption.id} className="border-t border-line/50 py-2 first:border-0">
                  <Line caption={caption} isOurs={isOurs} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}

const languageOf = ({ locale }: Caption) => localeFacts[locale as Locale].endonym;

function Line({ caption, isOurs }: { caption: Caption; isOurs: boolean }) {
  const { t } = useTranslation('footage');
  const { moment } = useFormat();
  const language = languageOf(caption);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="flex flex-col">
        {language}
        <span className="tabular text-xs text-muted">
          {t('captions.changed', { at: moment(caption.changedAt) })}
        </span>
      </span>
      {isOurs && (
        <span className="flex flex-wrap gap-2">
          <EditCaptions caption={caption} />
          <RemoveRow
            resource="video-captions"
            row={caption}
            title={t('captions.removeOf', { language })}
            hint={t('captions.removeHint')}
            also={['videos']}
            then={`/videos/${caption.videoId}`}
          >
            {t('captions.remove')}
          </RemoveRow>
        </span>
      )}
    </div>
  );
}

function AddCaptions({ videoId, left }: { videoId: number; left: readonly Locale[] }) {
  const { t } = useTranslation(['footage', 'common']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Captions aria-hidden className="size-4" />
        {t('captions.add')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('captions.add')}
        closeLabel={t('common:action.close')}
        width="max-w-2xl"
      >
        <CaptionForm videoId={videoId} left={left} onClose={close} />
      </Dialog>
    </>
  );
}

function EditCaptions({ caption }: { caption: Caption }) {
  const { t } = useTranslation(['footage', 'common']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = t('captions.editOf', { language: languageOf(caption) });
  return (
    <>
      <Button aria-label={`${t('captions.edit')}: ${title}`} onClick={() => setOpen(true)}>
        <Pencil aria-hidden className="size-4" />
        {t('captions.edit')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={title}
        closeLabel={t('common:action.close')}
        width="max-w-2xl"
      >
        <CaptionForm videoId={caption.videoId} caption={caption} left={[]} onClose={close} />
      </Dialog>
    </>
  );
}
