import { Box, Typography } from '@mui/material';
import type { Range } from '@xiongmao/api/experts/bounds';
import { isPrediction } from '@xiongmao/api/experts/markets';
import type { Prediction } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { useEffect } from 'react';
import {
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  regex,
  required,
  TextInput,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CurrentLine } from './current-line.tsx';
import { choicesOf, corrections, type Draft, type Rules } from './prediction-choices.ts';

interface PredictionInputsProps extends Rules {
  id: number;
  home: { name: string };
  away: { name: string };
}

const fields = ['level', 'playType', 'pick', 'line'] as const;
const pickRules = [required(), regex(/^\d{1,2}-\d{1,2}$/, 'post.badScore')];

/** Level, play type, pick, line and odds: only such as the match can have. */
export function PredictionInputs(match: PredictionInputsProps) {
  const { t } = useTranslation(['studio', 'experts']);
  const texts = usePredictionTexts();
  const { setValue } = useFormContext<Draft>();
  const draft: Draft = Object.fromEntries(
    useWatch({ name: [...fields] }).map((value, index) => [fields[index], value]),
  );
  const { levels, markets, picks, line, odds } = choicesOf(match, draft);

  useEffect(() => {
    const changed = corrections(match, draft);
    for (const field of fields) if (field in changed) setValue(field, changed[field]);
  });

  const sides = { home: match.home.name, away: match.away.name };
  const pickText = (pick: string) => {
    if (pick === 'home' || pick === 'away') return sides[pick];
    return /^\d/.test(pick) ? pick : t(`experts:pick.${pick as 'draw'}`);
  };
  return (
    <>
      <RadioButtonGroupInput
        source="level"
        label={t('post.level')}
        validate={required()}
        choices={levels.map((id) => ({ id, name: texts.level(match.gameId, id) }))}
      />
      <RadioButtonGroupInput
        source="playType"
        label={t('post.playType')}
        validate={required()}
        choices={markets.map(({ playType: id }) => ({
          id,
          name: texts.playType(match.gameId, id),
        }))}
      />
      {picks.length > 0 && (
        <RadioButtonGroupInput
          source="pick"
          label={t('post.pick')}
          validate={required()}
          choices={picks.map((id) => ({ id, name: pickText(id) }))}
        />
      )}
      {draft.playType === 'maps' && picks.length === 0 && (
        <TextInput
          source="pick"
          label={t('post.score')}
          helperText={t('post.scoreHint')}
          validate={pickRules}
        />
      )}
      <CurrentLine matchId={match.id} gameId={match.gameId} bestOf={match.bestOf} draft={draft} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {line && (
          <LineInput home={match.home.name} isTotal={draft.playType === 'total'} {...line} />
        )}
        <NumberInput
          key={`odds ${odds.max}`}
          source="odds"
          label={t('post.odds')}
          helperText={t('post.oddsHint', { ...odds })}
          min={odds.min}
          max={odds.max}
          step={0.01}
          validate={[required(), minValue(odds.min), maxValue(odds.max)]}
        />
      </Box>
      {isWhole(match, draft) && (
        <Typography variant="body2" role="status" sx={{ mb: 2 }}>
          {t('post.predicted', { text: texts.predicted(match, draft) })}
        </Typography>
      )}
    </>
  );
}

function isWhole(rules: Rules, draft: Draft): draft is Prediction {
  // The odds stand beside it.
  return isPrediction(rules.gameId, rules.bestOf, { ...draft, odds: 2 } as Prediction);
}

function LineInput({ home, isTotal, min, max }: Range & { home: string; isTotal: boolean }) {
  const { t } = useTranslation('studio');
  const isStep = (line: number | null) =>
    Number.isInteger((line ?? 0) * 4) ? undefined : 'post.badStep';
  return (
    <NumberInput
      key={`${isTotal} ${min} ${max}`}
      source="line"
      label={t('post.line')}
      helperText={
        isTotal
          ? t('post.lineHint.total', { min, max })
          : t('post.lineHint.handicap', { home, min, max })
      }
      min={min}
      max={max}
      step={0.25}
      validate={[required(), minValue(min), maxValue(max), isStep]}
    />
  );
}
