import { Chip } from '@mui/material';
import type { ArticleState as State } from '@xiongmao/api/news/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';

const colours = {
  draft: 'default',
  review: 'warning',
  refused: 'error',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'default',
  takenDown: 'error',
} as const;

export function ArticleState({ state }: { state: State }) {
  const { t } = useTranslation('articles');
  return <Chip size="small" color={colours[state]} label={t(`states.${state}`)} />;
}
