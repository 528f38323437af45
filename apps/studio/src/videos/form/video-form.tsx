import SaveIcon from '@mui/icons-material/Save';
import { videoKinds, videoLimits } from '@xiongmao/api/videos/rules';
import { localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { AutocompleteInput, required, SelectInput, Toolbar } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CountedText } from '../../page/counted-text.tsx';
import { SendButton } from '../../page/form/send-button.tsx';
import { useGameChoices } from '../../page/game-name.tsx';
import { Step } from '../../plans/form/inputs.tsx';
import { IncidentInput } from './incident-input.tsx';
import { MatchInput } from './match-input.tsx';
import type { VideoValues } from './values.ts';

const languages = locales.map((id) => ({ id, name: localeFacts[id].endonym }));

/** What is said of a video, and what it shows. `children`: its file, where it is made. */
export function VideoForm({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['studio', 'footage', 'articles']);
  const games = useGameChoices();
  const { getValues, setValue } = useFormContext<VideoValues>();

  /** A match is of one game. */
  function followGame(gameId: number | null) {
    const match = getValues('match');
    if (match && match.gameId !== gameId) setValue('match', null, { shouldDirty: true });
  }

  return (
    <div style={{ width: '100%' }}>
      {children}
      <Step title={t('ownVideos.words')}>
        <SelectInput
          source="locale"
          label={t('articles:language')}
          choices={languages}
          validate={required()}
        />
        <CountedText source="title" label={t('articles:title')} length={videoLimits.title} />
        <CountedText
          source="neutralTitle"
          label={t('footage:field.neutralTitle')}
          hint={t('footage:field.neutralTitleHint')}
          length={{ min: 0, max: videoLimits.title.max }}
        />
        <CountedText
          source="description"
          label={t('footage:field.description')}
          length={{ min: 0, max: videoLimits.description }}
          multiline
          minRows={3}
        />
      </Step>
      <Step title={t('ownVideos.about')}>
        <SelectInput
          source="kind"
          label={t('footage:kind.label')}
          helperText={t('footage:kind.hint')}
          choices={videoKinds.map((id) => ({ id, name: t(`footage:kind.${id}`) }))}
          validate={required()}
        />
        <AutocompleteInput
          source="gameId"
          label={t('articles:game')}
          choices={games}
          validate={required()}
          onChange={followGame}
        />
        <MatchInput />
        <IncidentInput />
      </Step>
    </div>
  );
}

export function VideoToolbar() {
  const { t } = useTranslation('studio');
  return (
    <Toolbar>
      <SendButton label={t('ownVideos.save')} icon={<SaveIcon />} />
    </Toolbar>
  );
}
