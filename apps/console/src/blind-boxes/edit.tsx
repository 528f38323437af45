import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { BoxInputs } from './inputs.tsx';
import { type BoxInput, readBox } from './read-box.ts';

/** A draft; what was opened stays as it is. */
export function BoxEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  return (
    <EditScreen<Row<'blind-boxes'>, BoxInput>
      titleOf={({ names }) => t('channels.editOf', { name: nameIn(names, locale) })}
      backOf={({ id, names }) => ({ to: `/blind-boxes/${id}`, label: nameIn(names, locale) })}
      redirect="show"
      read={readBox}
      insteadOf={({ state }) =>
        state !== 'draft' && (
          <EmptyState text={t('blindBoxes.fixed')} hint={t('blindBoxes.fixedHint')} />
        )
      }
    >
      {(box) => <BoxInputs box={box} />}
    </EditScreen>
  );
}
