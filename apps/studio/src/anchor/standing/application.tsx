import { Alert, AlertTitle, Button, Card, CardContent, Skeleton, Stack } from '@mui/material';
import type { AnchorStanding } from '@xiongmao/api/anchors/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '../../config.ts';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { Banned } from './anchor-ban.tsx';
import { ApplyForm } from './apply-form.tsx';
import { useStanding } from './use-standing.ts';

const mayApply: readonly AnchorStanding['state'][] = ['none', 'refused', 'ended'];

/** The way to become an anchor: apply, wait, be told (product spec §4). */
export function AnchorApplication() {
  const { t } = useTranslation('studio');
  const query = useStanding();
  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHead title={t('anchorApply.title')} hint={t('anchorApply.hint')} />
      <Answer query={query} skeleton={<Skeleton variant="rounded" height={480} />}>
        {(standing) => (
          <Stack spacing={2}>
            <Standing standing={standing} />
            {standing.ban && <Banned ban={standing.ban} />}
            {mayApply.includes(standing.state) &&
              (standing.phone === null ? (
                <NoPhone />
              ) : (
                <Card>
                  <CardContent>
                    <ApplyForm phone={standing.phone} isFirst={standing.state === 'none'} />
                  </CardContent>
                </Card>
              ))}
          </Stack>
        )}
      </Answer>
    </Stack>
  );
}

/** What has become of the application. */
function Standing({ standing: { state, reason, appliedAt } }: { standing: AnchorStanding }) {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  switch (state) {
    case 'none':
      return null;
    case 'underReview':
      return (
        <Alert severity="info">
          <AlertTitle>{t('anchorApply.underReview')}</AlertTitle>
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
          <AlertTitle>{t('anchorApply.ended')}</AlertTitle>
          {t('anchorApply.endedHint')}
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
          {t('anchorApply.approved')}
        </Alert>
      );
  }
}

/** Product spec §8: an anchor applies with the phone that is bound. */
function NoPhone() {
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" href={`${siteUrl}/userInfo/setting`}>
          {t('anchorApply.bind')}
        </Button>
      }
    >
      <AlertTitle>{t('anchorApply.noPhone')}</AlertTitle>
      {t('anchorApply.noPhoneHint')}
    </Alert>
  );
}
