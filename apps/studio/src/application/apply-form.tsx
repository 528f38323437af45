import SendIcon from '@mui/icons-material/Send';
import { Alert, AlertTitle, Stack } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  AutocompleteArrayInput,
  Form,
  required,
  SaveButton,
  useNotify,
  type Validator,
} from 'react-admin';
import { useFailureText } from '../page/answer.tsx';
import { CountedText } from '../page/counted-text.tsx';
import { GameOption, useGameChoices } from '../page/game-name.tsx';
import { type ApplicationAnswer, useApply } from './use-application.ts';

const introductionLength = { min: 20, max: 500 };
const mostGames = 8;

const fewGames: Validator = (ids: number[] | undefined) =>
  ids && ids.length > mostGames ? 'application.tooManyGames' : undefined;

interface Application {
  introduction: string;
  gameIds: number[];
}

/** What an applicant tells of themselves, begun with what they told before. */
export function ApplyForm({ before }: { before: ApplicationAnswer }) {
  const { t } = useTranslation('studio');
  const { mutate, isPending, error } = useApply();
  const failureText = useFailureText();
  const notify = useNotify();
  const choices = useGameChoices();
  return (
    <Form
      noValidate
      record={{ introduction: before.introduction, gameIds: before.gameIds }}
      onSubmit={(values: unknown) =>
        mutate(values as Application, {
          onSuccess: () => notify('application.submitted', { type: 'success' }),
        })
      }
    >
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <CountedText
          source="introduction"
          label={t('application.introduction')}
          hint={t('application.introductionHint')}
          length={introductionLength}
          multiline
          minRows={4}
          fullWidth
        />
        <AutocompleteArrayInput
          source="gameIds"
          label={t('application.games')}
          helperText={t('application.gamesHint')}
          choices={choices}
          optionText={<GameOption />}
          inputText={({ name }: { name: string }) => name}
          matchSuggestion={(typed: string, { name }: { name: string }) =>
            name.toLocaleLowerCase().includes(typed.toLocaleLowerCase())
          }
          validate={[required(), fewGames]}
          fullWidth
        />
        {error && (
          <Alert severity="error" sx={{ alignSelf: 'stretch' }}>
            <AlertTitle>{t('application.failed')}</AlertTitle>
            {failureText(error)}
          </Alert>
        )}
        <SaveButton
          alwaysEnable={!isPending}
          disabled={isPending}
          icon={<SendIcon />}
          label={t(before.state === 'none' ? 'application.apply' : 'application.again')}
        />
      </Stack>
    </Form>
  );
}
