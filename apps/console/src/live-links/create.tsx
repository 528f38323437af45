import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '../form/fields.tsx';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { LinkInputs, readLink } from './inputs.tsx';
import { matchIdOf } from './match-id.ts';

export function LiveLinkCreate() {
  const { t } = useTranslation('console');
  return (
    <CreateScreen
      resource="live-links"
      title={t('liveLinks.create')}
      listTitle={t('liveLinks.title')}
      redirect="list"
      read={(entries) => ({
        matchId: matchIdOf(String(entries.get('matchId'))),
        ...readLink(entries),
      })}
    >
      <TextField
        name="matchId"
        label={t('liveLinks.matchId')}
        hint={t('liveLinks.matchHint')}
        required
        pattern=".*[0-9].*"
        autoComplete="off"
      />
      <LinkInputs />
    </CreateScreen>
  );
}
