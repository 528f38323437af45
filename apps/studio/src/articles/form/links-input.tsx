import CloseIcon from '@mui/icons-material/Close';
import {
  FormHelperText,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { articleLimits } from '@xiongmao/api/news/rules';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { subjectKinds } from '@xiongmao/articles/use-subjects';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { InputHelperText, useInput } from 'react-admin';
import { FindSubject } from '../dialogs/find-subject.tsx';
import { type FormLink, isSame } from './values.ts';

/** What an article is about, beside what its cards show. */
export function LinksInput() {
  const { t } = useTranslation('articles');
  const labelOf = useLinkLabel();
  const { field, fieldState } = useInput({ source: 'links' });
  const links: readonly FormLink[] = field.value || [];
  return (
    <Stack role="group" aria-label={t('links')}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('links')}
      </Typography>
      {links.length > 0 && (
        <List dense disablePadding>
          {links.map((link) => (
            <ListItem
              key={`${link.kind} ${link.id}`}
              divider
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={t('removeLink', { name: link.name ?? String(link.id) })}
                  onClick={() => field.onChange(links.filter((each) => !isSame(each, link)))}
                >
                  <CloseIcon />
                </IconButton>
              }
            >
              <ListItemText primary={labelOf(link)} />
            </ListItem>
          ))}
        </List>
      )}
      {links.length < articleLimits.links && (
        <FindSubject
          kinds={subjectKinds}
          onChoose={(link) =>
            links.some((each) => isSame(each, link)) || field.onChange([...links, link])
          }
        />
      )}
      {fieldState.error?.message && (
        <FormHelperText error>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Stack>
  );
}
