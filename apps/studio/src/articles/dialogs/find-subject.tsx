import { Alert, List, ListItem, ListItemButton, ListItemText, TextField } from '@mui/material';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { longestText } from '@xiongmao/api/search/rules';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { type SubjectKind, useSubjects } from '@xiongmao/articles/use-subjects';
import { useTyped } from '@xiongmao/auth/office/use-typed';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { api } from '../../api.ts';
import { useFailureText } from '../../page/answer.tsx';

interface FindSubjectProps {
  kinds: readonly SubjectKind[];
  onChoose: (link: NamedLink) => void;
}

/** Finds what an article can be about, by any of its names; each that is found is a button that chooses it. */
export function FindSubject({ kinds, onChoose }: FindSubjectProps) {
  const { t } = useTranslation('articles');
  const failureText = useFailureText();
  const labelOf = useLinkLabel();
  const { typed, setTyped, asked } = useTyped();
  const { found, error, isFetching } = useSubjects(api, kinds, asked);
  return (
    <>
      <TextField
        type="search"
        label={t('find')}
        helperText={t('findHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It looks for something, and saves nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fullWidth
        size="small"
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: longestText } }}
      />
      {error && <Alert severity="error">{failureText(error)}</Alert>}
      {found?.length === 0 && (
        <Alert severity="info" role="status">
          {t('noneFound')}
        </Alert>
      )}
      {found && found.length > 0 && (
        <List dense disablePadding aria-label={t('found')} aria-busy={isFetching}>
          {found.map((link) => (
            <ListItem key={`${link.kind} ${link.id}`} disablePadding>
              <ListItemButton component="button" type="button" onClick={() => onChoose(link)}>
                <ListItemText primary={labelOf(link)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}
