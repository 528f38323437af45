import { Alert, List, ListItem, ListItemButton, Skeleton, Stack, Typography } from '@mui/material';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import type { Dialogs } from '@xiongmao/articles/dialogs';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ComponentProps } from 'react';
import { useGetList } from 'react-admin';
import type { OwnPlan } from '../../contract.ts';
import { useFailureText } from '../../page/answer.tsx';
import { MatchLine } from '../../plans/match-line.tsx';
import { AskDialog } from './ask-dialog.tsx';

/** As many as a dialog shows, the newest first. */
const most = 50;

/** A published plan of one's own. */
export function PlanDialog({ isOpen, onClose, onDone }: ComponentProps<Dialogs['Plan']>) {
  const { t } = useTranslation('articles');
  return (
    <AskDialog isOpen={isOpen} onClose={onClose} title={t('editor.plan')}>
      <OwnPlans onChoose={onDone} />
    </AskDialog>
  );
}

function OwnPlans({ onChoose }: { onChoose: (link: NamedLink) => void }) {
  const { t } = useTranslation('studio');
  const failureText = useFailureText();
  const { data, error } = useGetList<OwnPlan>('plans', {
    filter: { state: 'published' },
    pagination: { page: 1, perPage: most },
    sort: { field: 'id', order: 'DESC' },
  });
  if (error) return <Alert severity="error">{failureText(error)}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.length === 0) return <Alert severity="info">{t('ownArticles.noPlans')}</Alert>;
  return (
    <List dense disablePadding aria-label={t('menu.plans')}>
      {data.map(({ id, title, match }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            component="button"
            type="button"
            onClick={() =>
              onChoose({
                kind: 'plan',
                id,
                name: title,
                gameId: match.gameId,
                startsAt: match.startsAt,
              })
            }
          >
            <Stack sx={{ minWidth: 0, textAlign: 'start' }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <MatchLine match={match} />
            </Stack>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
