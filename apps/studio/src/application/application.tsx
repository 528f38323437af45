import { Alert, AlertTitle, Button, Card, CardContent, Skeleton, Stack } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '../config.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { ApplyForm } from './apply-form.tsx';
import { type ApplicationAnswer, useApplication } from './use-application.ts';

/** The way to become an expert: apply, wait, be told (product spec §4). */
export function Application() {
  const { t } = useTranslation('studio');
  const query = useApplication();
  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHead title={t('application.title')} hint={t('application.hint')} />
      <Answer query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(answer) => (
          <Stack spacing={2}>
            <Standing {...answer} />
            {!answer.bound && <NotBound />}
            {answer.bound && ['none', 'refused', 'ended'].includes(answer.state) && (
              <Card>
                <CardContent>
                  <ApplyForm before={answer} />
                </CardContent>
              </Card>
            )}
          </Stack>
        )}
      </Answer>
    </Stack>
  );
}

/** What has become of the application. */
function Standing({ state, reason, appliedAt }: ApplicationAnswer) {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  switch (state) {
    case 'none':
      return null;
    case 'underReview':
      return (
        <Alert severity="info">
          <AlertTitle>{t('application.underReview')}</AlertTitle>
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
          <AlertTitle>{t('application.ended')}</AlertTitle>
          {t('application.endedHint')}
        </Alert>
      );
    case 'suspended':
      return <Suspended reason={reason} />;
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
          {t('application.approved')}
        </Alert>
      );
  }
}

export function Suspended({ reason }: Pick<ApplicationAnswer, 'reason'>) {
  const { t } = useTranslation('studio');
  return (
    <Alert severity="error">
      <AlertTitle>{t('application.suspended')}</AlertTitle>
      {reason ? t('application.reason', { reason }) : t('application.suspendedHint')}
    </Alert>
  );
}

/** An expert can be reached: without a phone or an e-mail there is no applying. */
function NotBound() {
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" href={`${siteUrl}/userInfo/setting`}>
          {t('application.bind')}
        </Button>
      }
    >
      {t('application.notBound')}
    </Alert>
  );
}
