import { Skeleton } from '@mui/material';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useTimeline } from '@xiongmao/videos/cutting/use-timeline';
import { useTold } from '@xiongmao/videos/cutting/use-told';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from '../../api.ts';
import { Answer } from '../../page/answer.tsx';
import type { VideoValues } from './values.ts';

/** Which entry of its match's timeline a highlight shows. */
export function IncidentInput() {
  const match: VideoValues['match'] = useWatch({ name: 'match' });
  const kind: VideoValues['kind'] = useWatch({ name: 'kind' });
  return match?.id && kind === 'highlight' ? <OfMatch key={match.id} match={match} /> : null;
}

function OfMatch({ match }: { match: NonNullable<VideoValues['match']> }) {
  const query = useTimeline(api, match);
  return (
    <Answer query={query} skeleton={<Skeleton variant="rounded" height={56} />}>
      {(detail) => <Choice detail={detail} />}
    </Answer>
  );
}

function Choice({ detail }: { detail: AnyMatchDetail }) {
  const { t } = useTranslation('footage');
  const told = useTold(detail);
  const chosen: unknown = useWatch({ name: 'incident' });
  const entries = detail.incidents
    .filter(({ state, kind }) => state !== 'withdrawn' && kind !== 'note')
    .map((entry) => ({ id: entry.key, name: told(entry) }));
  const isGone = typeof chosen === 'string' && !entries.some(({ id }) => id === chosen);
  return (
    <SelectInput
      source="incident"
      label={t('field.incident')}
      helperText={t('field.incidentHint')}
      emptyText={t('field.noIncident')}
      choices={[...(isGone ? [{ id: chosen, name: t('field.incidentKept') }] : []), ...entries]}
      fullWidth
    />
  );
}
