import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import {
  Button,
  Card,
  CardContent,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { mayEdit } from '@xiongmao/api/publishing/rules';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { Confirm, useDelete, useGetList, useNotify } from 'react-admin';
import { AskDialog } from '../../articles/dialogs/ask-dialog.tsx';
import type { OwnCaption, OwnVideo } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { RowsFailure } from '../../page/list/list-failure.tsx';
import { CaptionForm } from './caption-form.tsx';

const languageOf = ({ locale }: OwnCaption) => localeFacts[locale as Locale].endonym;

/** What is said in a video, by language. */
export function CaptionsCard({ video: { id, state } }: { video: OwnVideo }) {
  const { t } = useTranslation('footage');
  const [opened, setOpened] = useState<OwnCaption | 'new' | null>(null);
  const { data, error, isPending, isFetching, refetch } = useGetList<OwnCaption>('video-captions', {
    filter: { videoId: id },
    sort: { field: 'locale', order: 'ASC' },
    pagination: { page: 1, perPage: videoLimits.captions },
  });
  const isEditable = mayEdit({ state, origin: 'studio' }, 'author');
  const held = data?.map(({ locale }) => locale) ?? [];
  const left = locales.filter((locale) => !held.includes(locale));

  function close() {
    setOpened(null);
    void refetch();
  }

  return (
    <Card component="section" aria-label={t('captions.title')}>
      <CardContent component={Stack} spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="subtitle1" component="h2">
          {t('captions.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('captions.hint')}
        </Typography>
        {error && !data && (
          <RowsFailure error={error as Error} refetch={refetch} isFetching={isFetching} />
        )}
        {isPending && <Skeleton variant="rounded" width="100%" height={48} />}
        {data?.length === 0 && <Typography variant="body2">{t('captions.none')}</Typography>}
        {data && data.length > 0 && (
          <List dense disablePadding sx={{ width: '100%' }}>
            {data.map((caption) => (
              <Line
                key={caption.id}
                caption={caption}
                isEditable={isEditable}
                onEdit={() => setOpened(caption)}
                onRemoved={() => void refetch()}
              />
            ))}
          </List>
        )}
        {isEditable && data && left.length > 0 && (
          <Button variant="outlined" onClick={() => setOpened('new')}>
            {t('captions.add')}
          </Button>
        )}
        <AskDialog
          isOpen={opened !== null}
          onClose={close}
          title={
            opened === null || opened === 'new'
              ? t('captions.add')
              : t('captions.editOf', { language: languageOf(opened) })
          }
        >
          {opened && (
            <CaptionForm
              videoId={id}
              left={left}
              onDone={close}
              {...(opened !== 'new' && { caption: opened })}
            />
          )}
        </AskDialog>
      </CardContent>
    </Card>
  );
}

interface LineProps {
  caption: OwnCaption;
  isEditable: boolean;
  onEdit: () => void;
  onRemoved: () => void;
}

function Line({ caption, isEditable, onEdit, onRemoved }: LineProps) {
  const { t } = useTranslation('footage');
  const { moment } = useFormat();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete<OwnCaption>();
  const language = languageOf(caption);
  const of = t('captions.editOf', { language });

  function confirm() {
    setAsking(false);
    void remove(
      'video-captions',
      { id: caption.id, previousData: caption },
      {
        onSuccess() {
          notify(t('captions.removed'), { type: 'success' });
          onRemoved();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  }

  return (
    <ListItem
      divider
      disableGutters
      secondaryAction={
        isEditable && (
          <>
            <IconButton aria-label={`${t('captions.edit')}: ${of}`} onClick={onEdit}>
              <EditIcon />
            </IconButton>
            <IconButton
              edge="end"
              aria-label={`${t('captions.remove')}: ${of}`}
              disabled={isPending}
              onClick={() => setAsking(true)}
            >
              <DeleteIcon />
            </IconButton>
          </>
        )
      }
    >
      <ListItemText
        primary={language}
        secondary={t('captions.changed', { at: moment(caption.changedAt) })}
      />
      <Confirm
        isOpen={isAsking}
        title={t('captions.removeOf', { language })}
        content={t('captions.removeHint')}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </ListItem>
  );
}
