import CutIcon from '@mui/icons-material/ContentCut';
import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReplayCard } from '@xiongmao/api/live/shapes';
import { type VideoKind, videoKinds, videoLimits } from '@xiongmao/api/videos/rules';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  faultOfRange,
  mostSeconds,
  readLocalSecond,
  type Span,
  secondsOf,
  toLocalSecond,
} from '@xiongmao/videos/cutting/range';
import { sidesIn } from '@xiongmao/videos/cutting/sides-in';
import { useState } from 'react';
import {
  AutocompleteInput,
  Form,
  type HttpError,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRedirect,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormat, viewerZone } from '../../format.ts';
import { CountedText } from '../../page/counted-text.tsx';
import { SendButton } from '../../page/form/send-button.tsx';
import { useGameChoices } from '../../page/game-name.tsx';
import { RecordedPicture } from './recorded-picture.tsx';
import { useCut } from './use-cut.ts';

interface ByHandProps {
  recording: ReplayCard;
  matchId: number | null;
  recorded: Span;
}

interface Values {
  from: string;
  to: string;
  kind: VideoKind;
  gameId: number | null;
  title: string;
}

/** Seconds that it begins with. */
const begun = 30;

const rangeOf = ({ from, to }: Span, recorded: Span): Span => ({
  from: readLocalSecond(from, recorded) ?? '',
  to: readLocalSecond(to, recorded) ?? '',
});

/** Cuts any time of a recording: its beginning, its end, or all of it. */
export function ByHand({ recording, matchId, recorded }: ByHandProps) {
  const { t } = useTranslation(['footage', 'articles']);
  const { exact } = useFormat();
  const redirect = useRedirect();
  const notify = useNotify();
  const games = useGameChoices();
  const cut = useCut(recording, matchId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { match } = recording;
  const [values] = useState<Values>(() => {
    const end = Math.min(Date.parse(recorded.to), Date.parse(recorded.from) + begun * 1000);
    return {
      from: toLocalSecond(recorded.from),
      to: toLocalSecond(new Date(end).toISOString()),
      kind: 'clip',
      gameId: match?.gameId ?? null,
      title: sidesIn(recording),
    };
  });

  async function save({ kind, title, gameId, ...entered }: Values) {
    setRefusal(null);
    const range = rangeOf(entered, recorded);
    const fault = faultOfRange(range, recorded, kind);
    if (fault) {
      const text = t(`cut.fault.${fault}`, {
        from: exact(recorded.from),
        to: exact(recorded.to),
        length: formatCountdown(mostSeconds(kind)),
      });
      const field = fault === 'outside' && range.from < recorded.from ? 'from' : 'to';
      return { [field]: text };
    }
    try {
      const id = await cut({
        ...{ ...range, kind, incident: null },
        ...{ gameId: gameId!, title: title.trim() },
      });
      notify(t('cut.begun'), { type: 'success' });
      redirect('show', 'videos', id);
      return undefined;
    } catch (error) {
      const { body, message } = error as HttpError;
      if (body?.errors) return body.errors;
      setRefusal(message);
      return undefined;
    }
  }

  return (
    <Card component="section" aria-label={t('cut.byHand')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2">
          {t('cut.byHand')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
          {t('cut.zone', { zone: viewerZone })}
        </Typography>
        <Form
          noValidate
          defaultValues={values}
          onSubmit={(entered: unknown) => save(entered as Values)}
        >
          <RangeInputs broadcastId={recording.id} recorded={recorded} />
          <SelectInput
            source="kind"
            label={t('kind.label')}
            choices={videoKinds.map((id) => ({ id, name: t(`kind.${id}`) }))}
            validate={required()}
          />
          {!match && (
            <AutocompleteInput
              source="gameId"
              label={t('articles:game')}
              choices={games}
              validate={required()}
            />
          )}
          <CountedText source="title" label={t('articles:title')} length={videoLimits.title} />
          {refusal && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {refusal}
            </Alert>
          )}
          <SendButton label={t('cut.cut')} icon={<CutIcon />} />
        </Form>
      </CardContent>
    </Card>
  );
}

function RangeInputs({ broadcastId, recorded }: { broadcastId: number; recorded: Span }) {
  const { t } = useTranslation('footage');
  const { setValue } = useFormContext<Values>();
  const [from, to] = useWatch<Values, ['from', 'to']>({ name: ['from', 'to'] });
  const seconds = secondsOf(rangeOf({ from, to }, recorded));

  function takeAll() {
    setValue('kind', 'playback');
    setValue('from', toLocalSecond(recorded.from));
    setValue('to', toLocalSecond(recorded.to));
  }

  const slots = { htmlInput: { step: 1 }, inputLabel: { shrink: true } };
  return (
    <>
      <RecordedPicture
        broadcastId={broadcastId}
        onFrom={(instant) => setValue('from', toLocalSecond(instant))}
        onTo={(instant) => setValue('to', toLocalSecond(instant))}
      />
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ columnGap: 2 }}>
        <TextInput
          source="from"
          type="datetime-local"
          label={t('cut.from')}
          validate={required()}
          slotProps={slots}
        />
        <TextInput
          source="to"
          type="datetime-local"
          label={t('cut.to')}
          validate={required()}
          slotProps={slots}
        />
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, pb: 2 }}>
        <Typography variant="body2" role="status">
          {t('cut.length', { length: seconds > 0 ? formatCountdown(Math.round(seconds)) : '–' })}
        </Typography>
        <Button onClick={takeAll}>{t('cut.whole')}</Button>
      </Stack>
    </>
  );
}
