import { Box, Card, CardContent, Typography } from '@mui/material';
import {
  detailLength,
  introductionLength,
  labelLength,
  liveTitleLength,
  previewSeconds,
  roomPrice,
} from '@xiongmao/api/anchors/rules';
import type { AnchorInfo } from '@xiongmao/api/anchors/shapes';
import { ApiError } from '@xiongmao/api/client';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { languageChoices } from '@xiongmao/i18n/words/language-names';
import {
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  useNotify,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CountedText } from '../../page/counted-text.tsx';
import { KeptForm } from '../../page/form/kept-form.tsx';
import { useStanding } from '../standing/use-standing.ts';
import { LinkInput, MatchInput } from './match-inputs.tsx';
import { changesOf, fieldRefused, type Values, valuesOf } from './settings-values.ts';
import { useBroadcast, useLive } from './use-live.ts';

/** What an anchor says of themselves and of the next broadcast, or of the one that is on. */
export function Settings({ info }: { info: AnchorInfo }) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const { save } = useLive();

  async function send(values: Values) {
    await save.mutateAsync(changesOf(values, info));
    notify('live.saved', { type: 'success' });
  }

  return (
    <Card component="section" aria-label={t('live.settings')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          {t('live.settings')}
        </Typography>
        <KeptForm
          values={valuesOf(info)}
          onSave={send}
          fieldOf={(error, values) =>
            error instanceof ApiError ? fieldRefused(error.errorCode, values) : null
          }
        >
          <CountedText source="title" label={t('live.title')} length={liveTitleLength} />
          <Topic />
          <Language spoken={info.language} />
          <Access />
          <CountedText
            source="introduction"
            label={t('application.introduction')}
            length={introductionLength}
            multiline
            minRows={2}
          />
          <CountedText
            source="detail"
            label={t('live.detail')}
            length={{ min: 0, ...detailLength }}
            multiline
            minRows={4}
          />
        </KeptForm>
      </CardContent>
    </Card>
  );
}

/** What the room is about; something else than a match is a right of its own. */
function Topic() {
  const { t } = useTranslation(['studio', 'anchors']);
  const isCustom = useWatch({ name: 'topic' }) === 'custom';
  const mayCustom = useStanding().data?.rights.includes('custom') ?? false;
  return (
    <>
      <RadioButtonGroupInput
        source="topic"
        label={t('live.topic')}
        helperText={mayCustom ? false : t('live.customLocked')}
        choices={[
          { id: 'match', name: t('live.match') },
          { id: 'custom', name: t('live.custom'), disabled: !mayCustom && !isCustom },
        ]}
        disableValue="disabled"
      />
      {isCustom ? (
        <CountedText
          source="label"
          label={t('live.label')}
          hint={t('live.labelHint')}
          length={labelLength}
        />
      ) : (
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
          <MatchInput />
          <LinkInput />
        </Box>
      )}
    </>
  );
}

function Language({ spoken }: { spoken: string }) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  return (
    <SelectInput
      source="language"
      label={t('live.language')}
      helperText={t('live.languageHint')}
      choices={languageChoices(locale, spoken).map(({ tag, name }) => ({ id: tag, name }))}
      validate={required()}
    />
  );
}

/** What it costs to watch; while one is live that stays. */
function Access() {
  const { t } = useTranslation(['studio', 'live']);
  const isPaid = useWatch({ name: 'access' }) === 'paid';
  const mayPaid = useStanding().data?.rights.includes('paid') ?? false;
  const isLive = !!useBroadcast().data?.broadcast;
  const hint = isLive ? t('live.fixed') : mayPaid ? false : t('live.paidLocked');
  return (
    <>
      <RadioButtonGroupInput
        source="access"
        label={t('live.access')}
        helperText={hint}
        choices={[
          { id: 'free', name: t('live:rooms.free'), disabled: isLive },
          { id: 'paid', name: t('live.paid'), disabled: isLive || (!mayPaid && !isPaid) },
        ]}
        disableValue="disabled"
      />
      {isPaid && (
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <NumberInput
            source="price"
            label={t('post.price')}
            helperText={t('live.priceHint')}
            min={roomPrice.min}
            max={roomPrice.max}
            step={1}
            readOnly={isLive}
            validate={[required(), minValue(roomPrice.min), maxValue(roomPrice.max)]}
          />
          <NumberInput
            source="previewSeconds"
            label={t('live.preview')}
            helperText={t('live.previewHint', { ...previewSeconds })}
            min={previewSeconds.min}
            max={previewSeconds.max}
            step={1}
            readOnly={isLive}
            validate={[required(), minValue(previewSeconds.min), maxValue(previewSeconds.max)]}
          />
        </Box>
      )}
    </>
  );
}
