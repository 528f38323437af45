import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../format.ts';

type State = 'none' | 'underReview' | 'refused' | 'ended' | 'approved';

export const mayApply = (state: string): boolean => ['none', 'refused', 'ended'].includes(state);

interface StandingProps {
  state: State;
  reason: string | null;
  appliedAt: string | null;
  /** What is said in the words of the role that it is for. */
  words: Record<'underReview' | 'ended' | 'endedHint' | 'approved', string>;
}

/** What has become of an application for a role. */
export function Standing({ state, reason, appliedAt, words }: StandingProps) {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  switch (state) {
    case 'none':
      return null;
    case 'underReview':
      return (
        <Alert severity="info">
          <AlertTitle>{words.underReview}</AlertTitle>
          {appliedAt && t('application.underReviewHint', { moment: moment(appliedAt) })}
        </Alert>
      );
    case 'refused':
      return (
        <Alert severity="warning">
          <AlertTitle>{t('application.refused')}</AlertTitle>
          {reason && t('application.reason', { reason })}
        </Alert>
      );
    case 'ended':
      return (
        <Alert severity="warning">
          <AlertTitle>{words.ended}</AlertTitle>
          {words.endedHint}
        </Alert>
      );
    case 'approved':
      return (
        <Alert
          severity="success"
          action={
            // The roles of who is signed in are asked for anew.
            <Button color="inherit" onClick={() => location.reload()}>
              {t('application.enter')}
            </Button>
          }
        >
          {words.approved}
        </Alert>
      );
  }
}
