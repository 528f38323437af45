import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { RemoveRow } from '../form/remove-row.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { MatchLine } from '../plans/match-line.tsx';
import { type LinkInput, LinkInputs, readLink } from './inputs.tsx';

export function LiveLinkEdit() {
  const { t } = useTranslation('console');
  return (
    <EditScreen<Row<'live-links'>, LinkInput>
      titleOf={({ name }) => t('channels.editOf', { name })}
      backOf={() => ({ to: '/live-links', label: t('liveLinks.title') })}
      redirect="list"
      read={readLink}
      actionsOf={(link) => (
        <CanAccess resource="live-links" action="delete">
          <RemoveRow
            resource="live-links"
            row={link}
            title={t('liveLinks.removeOf', { name: link.name })}
            hint={t('liveLinks.removeHint')}
          >
            {t('liveLinks.remove')}
          </RemoveRow>
        </CanAccess>
      )}
    >
      {(link) => (
        <>
          <div className="text-sm">
            <MatchLine match={link.match} />
          </div>
          <LinkInputs link={link} />
        </>
      )}
    </EditScreen>
  );
}
