import { Alert, AlertTitle, Button, Card, CardContent, Skeleton, Stack } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '../config.ts';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { ApplyForm } from './apply-form.tsx';
import { mayApply, Standing } from './standing.tsx';
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
            <ExpertStanding {...answer} />
            {!answer.bound && <NotBound />}
            {answer.bound && mayApply(answer.state) && (
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

/** What has become of the application; of an expert, that they are suspended. */
function ExpertStanding({ state, reason, appliedAt }: ApplicationAnswer) {
  const { t } = useTranslation('studio');
  if (state === 'suspended') return <Suspended reason={reason} />;
  const words = {
    underReview: t('application.underReview'),
    ended: t('application.ended'),
    endedHint: t('application.endedHint'),
    approved: t('application.approved'),
  };
  return <Standing {...{ state, reason, appliedAt, words }} />;
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
