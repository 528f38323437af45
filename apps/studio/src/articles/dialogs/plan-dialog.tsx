import {
  Alert,
  List,
  ListItem,
  ListItemButton,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import type { Dialogs } from '@xiongmao/articles/dialogs';
import { useTyped } from '@xiongmao/auth/office/use-typed';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ComponentProps } from 'react';
import { useGetList } from 'react-admin';
import type { OwnPlan } from '../../contract.ts';
import { useFailureText } from '../../page/answer.tsx';
import { MatchLine } from '../../plans/match-line.tsx';
import { AskDialog } from './ask-dialog.tsx';

/** As many as a dialog shows, the newest first; older ones are found by their titles. */
const most = 20;

/** A published plan of one's own. */
export function PlanDialog({ isOpen, onClose, onDone }: ComponentProps<Dialogs['Plan']>) {
  const { t } = useTranslation('articles');
  return (
    <AskDialog isOpen={isOpen} onClose={onClose} title={t('editor.plan')}>
      <FindPlan onChoose={onDone} />
    </AskDialog>
  );
}

interface PlansProps {
  onChoose: (link: NamedLink) => void;
}

function FindPlan({ onChoose }: PlansProps) {
  const { t } = useTranslation('studio');
  const { typed, setTyped, asked } = useTyped();
  return (
    <>
      <TextField
        type="search"
        label={t('ownArticles.findPlan')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It looks for something, and saves nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fullWidth
        size="small"
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <OwnPlans asked={asked} onChoose={onChoose} />
    </>
  );
}

function OwnPlans({ asked, onChoose }: PlansProps & { asked: string }) {
  const { t } = useTranslation('studio');
  const failureText = useFailureText();
  const { data, error } = useGetList<OwnPlan>('plans', {
    filter: { state: 'published', ...(asked && { q: asked }) },
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
