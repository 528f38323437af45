import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { RemoveRow } from '../form/remove-row.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { readLines } from '../form/values/read-lines.ts';
import { ExceptField } from './except-field.tsx';

type Word = Row<'chat-words'>;

/** The exceptions of a word; another word is another row. */
export function WordEdit() {
  const { t } = useTranslation('console');
  return (
    <EditScreen<Word, { except: string[] }>
      titleOf={({ word }) => word}
      backOf={() => ({ to: '/chat-words', label: t('chatWords.title') })}
      redirect="list"
      read={(entries) => ({ except: readLines(entries, 'except') })}
      actionsOf={(word) => (
        <CanAccess resource="chat-words" action="delete">
          <RemoveRow
            resource="chat-words"
            row={word}
            title={t('chatWords.removeOf', { word: word.word })}
            hint={t('chatWords.removeHint')}
          >
            {t('chatWords.remove')}
          </RemoveRow>
        </CanAccess>
      )}
    >
      {({ except }) => <ExceptField except={except} />}
    </EditScreen>
  );
}
