import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useTimeline } from '@xiongmao/videos/cutting/use-timeline';
import { useTold } from '@xiongmao/videos/cutting/use-told';
import { SelectField } from '../../form/fields.tsx';
import { useServices } from '../../services.ts';
import type { ShownMatch } from './match-field.tsx';

interface IncidentFieldProps {
  match: ShownMatch;
  /** The entry that was chosen before. */
  incident: string | null;
}

/** Which entry of a match's timeline a highlight shows. */
export function IncidentField({ match, incident }: IncidentFieldProps) {
  const { t } = useTranslation('footage');
  const { api } = useServices();
  const errorText = useErrorText();
  const { data, error } = useTimeline(api, match);
  if (data) return <Choice key={match.id} detail={data} incident={incident} />;
  return (
    <div className="flex flex-col gap-1 text-sm">
      {/* What it was stays as long as nothing else can be chosen. */}
      <input type="hidden" name="incident" value={incident ?? ''} />
      <p role={error ? 'alert' : 'status'} className={error ? 'text-loss' : 'text-muted'}>
        {error ? errorText(error) : t('field.incidentsLoading')}
      </p>
    </div>
  );
}

function Choice({ detail, incident }: { detail: AnyMatchDetail; incident: string | null }) {
  const { t } = useTranslation('footage');
  const told = useTold(detail);
  const entries = detail.incidents
    .filter(({ state, kind }) => state !== 'withdrawn' && kind !== 'note')
    .map((entry) => ({ value: entry.key, label: told(entry) }));
  const isGone = incident !== null && !entries.some(({ value }) => value === incident);
  return (
    <SelectField
      name="incident"
      label={t('field.incident')}
      hint={t('field.incidentHint')}
      options={[
        { value: '', label: t('field.noIncident') },
        ...(isGone ? [{ value: incident, label: t('field.incidentKept') }] : []),
        ...entries,
      ]}
      defaultValue={incident ?? ''}
    />
  );
}
