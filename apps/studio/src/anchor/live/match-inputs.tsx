import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  AutocompleteInput,
  ReferenceInput,
  SelectInput,
  useGetList,
  type Validator,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LiveLink, RoomMatch } from '../../contract.ts';
import { useFormat } from '../../format.ts';

interface MatchInputProps {
  /** Of matches that can be streamed now, or of those to come. */
  streamable?: boolean;
  validate?: Validator;
}

/** One of the matches that can be chosen: in progress or within the hour, or to be reserved. */
export function MatchInput({ streamable = true, validate }: MatchInputProps) {
  const { setValue } = useFormContext();
  return (
    <ReferenceInput
      source="matchId"
      reference="anchor-matches"
      sort={{ field: 'startsAt', order: 'ASC' }}
      filter={{ streamable }}
    >
      <MatchChoice
        streamable={streamable}
        {...(validate && { validate })}
        // A link is of one match.
        onChange={() => setValue('linkId', null, { shouldDirty: true })}
      />
    </ReferenceInput>
  );
}

interface MatchChoiceProps extends MatchInputProps {
  onChange: () => void;
}

function MatchChoice({ streamable, validate, onChange }: MatchChoiceProps) {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  return (
    <AutocompleteInput
      label={t('post.match')}
      optionText={({ home, away, league, startsAt }: RoomMatch) =>
        [`${home.name} – ${away.name}`, league.name, moment(startsAt)].join(' · ')
      }
      filterToQuery={(typed) => (typed ? { q: typed } : {})}
      noOptionsText={t(streamable ? 'live.noMatch' : 'post.noMatch')}
      helperText={t(streamable ? 'live.matchHint' : 'post.matchHint')}
      onChange={onChange}
      {...(validate && { validate })}
    />
  );
}

/** Whose picture is shown: one's own, or that of a link of the match. */
export function LinkInput() {
  const { t } = useTranslation(['studio', 'live', 'anchors']);
  const matchId: unknown = useWatch({ name: 'matchId' });
  const hasMatch = typeof matchId === 'number';
  const { data = [] } = useGetList<LiveLink>(
    'live-links',
    {
      filter: { matchId },
      sort: { field: 'startsAt', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: hasMatch },
  );
  const links = hasMatch ? data : [];
  return (
    <SelectInput
      source="linkId"
      label={t('live:room.source')}
      emptyText={t('live:room.ownSource')}
      helperText={t('live.sourceHint')}
      choices={links.map(({ id, name, pro }) => ({
        id,
        name: pro ? `${name} · ${t('anchors:right.pro')}` : name,
      }))}
    />
  );
}
