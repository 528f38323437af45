import { Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@xiongmao/api/odds/shapes';
import { callQuery } from '@xiongmao/api/react';
import { lineText } from '@xiongmao/i18n/odds/line-text';
import { priceText } from '@xiongmao/i18n/odds/price-text';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormContext } from 'react-hook-form';
import { api } from '../../api.ts';
import { useConfig } from '../../config.ts';
import { type Draft, offersOf, type Rules } from './prediction-choices.ts';

interface CurrentLineProps extends Rules {
  matchId: number;
  draft: Draft;
}

/** What bookmakers offer for what is being predicted, each a press away; nothing where nobody does. */
export function CurrentLine({ matchId, draft, ...rules }: CurrentLineProps) {
  const { t } = useTranslation('studio');
  const { odds: shown } = useConfig();
  const { setValue } = useFormContext<Draft>();
  const { data } = useQuery({
    ...callQuery(api, 'GET /match/odds', { query: { matchId } }),
    enabled: shown,
    refetchInterval: 20_000,
  });
  const offers = shown && data ? offersOf(rules, draft, data.quotes) : [];
  if (offers.length === 0) return null;

  const set = { shouldDirty: true, shouldValidate: true };
  function take({ current, price }: (typeof offers)[number]): void {
    if (current.line !== null) setValue('line', current.line, set);
    // A plan's odds have two decimals.
    if (price !== null) setValue('odds', Math.round(price / 10) / 100, set);
  }
  return (
    <Box role="group" aria-label={t('post.currentLine')} sx={{ mb: 2 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {t('post.currentLine')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offers.map((offer) => (
          <Chip
            key={offer.bookmaker}
            variant="outlined"
            label={<OfferText {...offer} />}
            onClick={() => take(offer)}
          />
        ))}
      </Box>
    </Box>
  );
}

function OfferText({ bookmaker, market, current, price }: Quote & { price: number | null }) {
  const locale = useLocale();
  const { line } = current;
  return (
    <>
      {bookmaker}{' '}
      <bdi dir="ltr">
        {line !== null && `${lineText(line, market === 'total', locale)} `}
        {price !== null && `@ ${priceText(price, 'decimal', locale)}`}
      </bdi>
    </>
  );
}
