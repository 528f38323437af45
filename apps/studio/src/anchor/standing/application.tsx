import { Alert, AlertTitle, Button, Card, CardContent, Skeleton, Stack } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { mayApply, Standing } from '../../application/standing.tsx';
import { useConfig } from '../../config.ts';
import { Answer } from '../../page/answer.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { Banned } from './anchor-ban.tsx';
import { ApplyForm } from './apply-form.tsx';
import { useStanding } from './use-standing.ts';

/** The way to become an anchor: apply, wait, be told (product spec §4). */
export function AnchorApplication() {
  const { t } = useTranslation('studio');
  const query = useStanding();
  const words = {
    underReview: t('anchorApply.underReview'),
    ended: t('anchorApply.ended'),
    endedHint: t('anchorApply.endedHint'),
    approved: t('anchorApply.approved'),
  };
  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHead title={t('anchorApply.title')} hint={t('anchorApply.hint')} />
      <Answer query={query} skeleton={<Skeleton variant="rounded" height={480} />}>
        {(standing) => (
          <Stack spacing={2}>
            <Standing {...standing} words={words} />
            {standing.ban && <Banned ban={standing.ban} />}
            {mayApply(standing.state) &&
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
