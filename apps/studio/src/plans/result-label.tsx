import { Chip } from '@mui/material';
import type { PlanResult } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';

const colours = {
  hit: 'success',
  halfWon: 'success',
  void: 'default',
  halfLost: 'error',
  miss: 'error',
} as const;

export function ResultLabel({ result }: { result: PlanResult }) {
  const { t } = useTranslation('experts');
  return (
    <Chip size="small" variant="outlined" color={colours[result]} label={t(`result.${result}`)} />
  );
}
