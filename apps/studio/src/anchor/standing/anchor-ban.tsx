import { Alert, AlertTitle } from '@mui/material';
import type { AnchorStanding } from '@xiongmao/api/anchors/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../../format.ts';
import { useStanding } from './use-standing.ts';

/** Above every screen of an anchor who is banned: why, and until when. */
export function AnchorBan() {
  const { data } = useStanding();
  return data?.ban ? <Banned ban={data.ban} /> : null;
}

export function Banned({ ban }: { ban: NonNullable<AnchorStanding['ban']> }) {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  const { reason, until } = ban;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle>{t('anchorApply.banned')}</AlertTitle>
      {t('application.reason', { reason })}
      <br />
      {until
        ? t('anchorApply.bannedUntil', { moment: moment(until) })
        : t('anchorApply.bannedForGood')}
    </Alert>
  );
}
