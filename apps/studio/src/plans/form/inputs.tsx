import { Box, Card, CardContent, Typography } from '@mui/material';
import { contentLength, highestPrice, titleLength, viewings } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CountedText } from '../../page/counted-text.tsx';

const labelLength = { min: 0, max: 12 };

const whole: Validator = (price: number | null) =>
  price === null || Number.isInteger(price) ? undefined : 'ra.validation.number';
const priceRules = [required(), minValue(0), maxValue(highestPrice), whole];

/** A step of writing a plan. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} variant="outlined" sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

export function TextInputs() {
  const { t } = useTranslation('studio');
  return (
    <Step title={t('post.step.text')}>
      <CountedText
        source="title"
        label={t('post.title')}
        hint={t('post.titleHint')}
        length={titleLength}
      />
      <CountedText
        source="content"
        label={t('post.content')}
        hint={t('post.contentHint')}
        length={contentLength}
        multiline
        minRows={6}
      />
      <CountedText
        source="label"
        label={t('post.label')}
        hint={t('post.labelHint')}
        length={labelLength}
      />
    </Step>
  );
}

/** What it costs; until it is sealed a free plan can be open to everyone, a paid one can promise the gold back. */
export function PriceInputs({ isSealed }: { isSealed: boolean }) {
  const { t } = useTranslation(['studio', 'experts']);
  const price: unknown = useWatch({ name: 'price' });
  const isFree = price === 0;
  return (
    <Step title={t('post.step.price')}>
      <Box sx={{ maxWidth: 320 }}>
        <NumberInput
          source="price"
          label={t('post.price')}
          helperText={t('post.priceHint')}
          min={0}
          max={highestPrice}
          step={1}
          validate={priceRules}
        />
      </Box>
      {isSealed ? null : isFree ? (
        <RadioButtonGroupInput
          source="viewing"
          label={t('post.viewing')}
          choices={viewings.map((id) => ({ id, name: t(`experts:viewing.${id}`) }))}
        />
      ) : (
        <BooleanInput source="refund" label={t('post.refund')} helperText={t('post.refundHint')} />
      )}
    </Step>
  );
}
