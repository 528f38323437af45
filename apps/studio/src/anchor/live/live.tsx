import { Skeleton, Stack } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Answer } from '../../page/answer.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { RulesToAgree } from '../standing/rules.tsx';
import { Health } from '../stream/health.tsx';
import { StreamKey } from '../stream/stream-key.tsx';
import { MarkMoment } from './mark-moment.tsx';
import { OnAir } from './on-air.tsx';
import { Pictures } from './pictures.tsx';
import { Settings } from './settings.tsx';
import { useInfo } from './use-live.ts';

/** Everything that a broadcast needs, and the way to begin and end it. */
export function Live() {
  const { t } = useTranslation('studio');
  const query = useInfo();
  return (
    <>
      <PageHead title={t('menu.live')} hint={t('live.hint')} />
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        <RulesToAgree />
        <OnAir />
        <MarkMoment />
        <Health />
        <Answer query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
          {(info) => (
            <>
              <Settings info={info} />
              <Pictures info={info} />
            </>
          )}
        </Answer>
        <StreamKey />
      </Stack>
    </>
  );
}
