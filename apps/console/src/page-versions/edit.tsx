import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ExternalLink from 'lucide-react/icons/external-link';
import { useConfig } from '../config.ts';
import { RemoveRow } from '../form/remove-row.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { VersionInputs } from './inputs.tsx';
import { type PageVersion, readVersion, type VersionInput } from './read-version.ts';
import { VersionState } from './version-state.tsx';
import { VersionText } from './version-text.tsx';

const holds = ({ state }: PageVersion) => state === 'current' || state === 'past';

/** A version is written until it holds; from then on it is read. */
export function VersionEdit() {
  const { t } = useTranslation('editors');
  return (
    <EditScreen<PageVersion, VersionInput>
      titleOf={({ page, number }) =>
        t('pageVersions.versionOf', { page: t(`pageVersions.names.${page}`), number })
      }
      hintOf={({ state }) => <VersionState state={state} />}
      backOf={() => ({ to: '/page-versions', label: t('pageVersions.title') })}
      redirect="list"
      read={readVersion}
      actionsOf={(version) =>
        holds(version) ? (
          <SiteLink version={version} />
        ) : (
          <CanAccess resource="page-versions" action="delete">
            <RemoveRow
              resource="page-versions"
              row={version}
              title={t('pageVersions.removeOf')}
              hint={t('pageVersions.removeHint')}
            >
              {t('pageVersions.remove')}
            </RemoveRow>
          </CanAccess>
        )
      }
      insteadOf={(version) => holds(version) && <VersionText version={version} />}
    >
      {(version) => <VersionInputs version={version} />}
    </EditScreen>
  );
}

function SiteLink({ version: { page, number } }: { version: PageVersion }) {
  const { t } = useTranslation('editors');
  const { siteUrl } = useConfig();
  const path = page === 'about' || page === 'certificate' ? `/${page}` : `/protocol/${page}`;
  return (
    <a
      href={`${siteUrl}${path}?version=${number}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 text-sm text-accent md:min-h-9"
    >
      <ExternalLink aria-hidden className="size-4" />
      {t('pageVersions.onSite')}
    </a>
  );
}
