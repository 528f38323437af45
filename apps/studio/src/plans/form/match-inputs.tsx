import { Alert, Box } from '@mui/material';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { mostPlans } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { AutocompleteInput, ReferenceInput, required, SelectInput, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OpenMatch } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { GameOption, useGameChoices } from '../../page/game-name.tsx';

/** The match that is chosen in the form; undefined while there is none. */
export function useChosenMatch(): OpenMatch | undefined {
  const id: unknown = useWatch({ name: 'matchId' });
  const { data } = useGetOne<OpenMatch>(
    'matches',
    { id: id as number },
    { enabled: typeof id === 'number' },
  );
  return typeof id === 'number' ? data : undefined;
}

/** A game, then one of its matches that have not begun. */
export function MatchInputs() {
  const { t } = useTranslation('studio');
  const { setValue } = useFormContext();
  const gameId: unknown = useWatch({ name: 'gameId' });
  const match = useChosenMatch();
  const isFull = match !== undefined && match.ownPlans >= mostPlans;
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 2fr' } }}>
      <SelectInput
        source="gameId"
        label={t('post.game')}
        emptyText={t('post.allGames')}
        choices={useGameChoices()}
        optionText={<GameOption />}
        onChange={() => setValue('matchId', null)}
      />
      <ReferenceInput
        source="matchId"
        reference="matches"
        sort={{ field: 'startsAt', order: 'ASC' }}
        filter={typeof gameId === 'number' ? { gameId } : {}}
      >
        <MatchChoice />
      </ReferenceInput>
      {isFull && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1', mb: 2 }}>
          {t('post.tooMany')}
        </Alert>
      )}
    </Box>
  );
}

function MatchChoice() {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  return (
    <AutocompleteInput
      label={t('post.match')}
      optionText={({ gameId, home, away, league, startsAt, ownPlans }: OpenMatch) =>
        [
          sidesOf(gameId)
            .map((side) => ({ home, away })[side].name)
            .join(' – '),
          league.name,
          moment(startsAt),
          ...(ownPlans > 0 ? [t('post.ownPlans', { own: ownPlans, most: mostPlans })] : []),
        ].join(' · ')
      }
      filterToQuery={(typed) => (typed ? { q: typed } : {})}
      noOptionsText={t('post.noMatch')}
      validate={required()}
      helperText={t('post.matchHint')}
    />
  );
}
