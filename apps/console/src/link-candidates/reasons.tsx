import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';

/** Why two may be one. */
export function Reasons({ of: { reasons } }: { of: Pick<Row<'link-candidates'>, 'reasons'> }) {
  const { t } = useTranslation('console');
  if (reasons.length === 0) return t('linkCandidates.noReason');
  return reasons
    .map(({ why, count }) => t(`linkCandidates.why.${why}`, { times: count ?? 1 }))
    .join(' · ');
}
