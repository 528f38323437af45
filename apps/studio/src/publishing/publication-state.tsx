import { Chip } from '@mui/material';
import type { PublicationState as State } from '@xiongmao/api/publishing/rules';
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

export function PublicationState({ state }: { state: State }) {
  const { t } = useTranslation('articles');
  return <Chip size="small" color={colours[state]} label={t(`states.${state}`)} />;
}
