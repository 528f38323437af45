import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import SendIcon from '@mui/icons-material/Send';
import UndoIcon from '@mui/icons-material/Undo';
import UnpublishedIcon from '@mui/icons-material/Unpublished';
import { Button } from '@mui/material';
import { gameById } from '@xiongmao/api/catalogue/games';
import { type ArticleEvent, articleTransitionOf, isEditable } from '@xiongmao/api/news/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import {
  DeleteWithConfirmButton,
  EditButton,
  TopToolbar,
  UpdateWithConfirmButton,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useConfig } from '../config.ts';
import type { OwnArticle } from '../contract.ts';

/** What an author may do with an article, by the contract's transitions. */
export function ArticleActions() {
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  const article = useRecordContext<OwnArticle>();
  if (!article) return null;
  const { id, gameId, state, publishedAt, version } = article;
  const can = (event: ArticleEvent) => articleTransitionOf(article, event, 'author') !== undefined;
  const isRemovable = publishedAt === null && (state === 'draft' || state === 'refused');
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {state === 'published' && (
        <Button
          size="small"
          href={`${siteUrl}/news/${gameById(gameId)?.slug}/${id}`}
          startIcon={<OpenInNewIcon />}
        >
          {t('ownArticles.onSite')}
        </Button>
      )}
      {isEditable(article, 'author') && <EditButton />}
      {can('submit') && <Move event="submit" version={version} icon={<SendIcon />} />}
      {can('recall') && <Move event="recall" version={version} icon={<UndoIcon />} />}
      {can('withdraw') && <Move event="withdraw" version={version} icon={<UnpublishedIcon />} />}
      {isRemovable && (
        <DeleteWithConfirmButton
          confirmTitle={t('ownArticles.deleteTitle')}
          confirmContent={t('ownArticles.deleteContent')}
          confirmColor="warning"
          successMessage={t('ownArticles.deleted')}
        />
      )}
    </TopToolbar>
  );
}

interface MoveProps {
  event: 'submit' | 'recall' | 'withdraw';
  version: string;
  icon: ReactNode;
}

function Move({ event, version, icon }: MoveProps) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <UpdateWithConfirmButton
      label={t(`ownArticles.${event}.action`)}
      icon={icon}
      data={{ event, version }}
      confirmTitle={t(`ownArticles.${event}.title`)}
      confirmContent={t(`ownArticles.${event}.content`)}
      mutationOptions={{
        onSuccess: () => {
          notify(t(`ownArticles.${event}.done`), { type: 'success' });
          refresh();
        },
      }}
    />
  );
}
