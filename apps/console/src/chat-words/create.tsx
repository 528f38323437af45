import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '../form/fields.tsx';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { readLines } from '../form/values/read-lines.ts';
import { ExceptField } from './except-field.tsx';

export function WordCreate() {
  const { t } = useTranslation('console');
  return (
    <CreateScreen
      resource="chat-words"
      title={t('chatWords.create')}
      listTitle={t('chatWords.title')}
      redirect="list"
      read={(entries) => ({
        word: String(entries.get('word')).trim(),
        except: readLines(entries, 'except'),
      })}
    >
      <TextField
        name="word"
        label={t('chatWords.word')}
        hint={t('chatWords.wordHint')}
        required
        maxLength={60}
        autoComplete="off"
      />
      <ExceptField />
    </CreateScreen>
  );
}
