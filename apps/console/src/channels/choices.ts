import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';

type Channel = Row<'channels'>;

/** The contract's own lists stand beside its validator, which no browser needs; a test compares them. */
export const channelTypes = [
  'cpa',
  'cps',
  'brand',
  'own',
] as const satisfies readonly Channel['type'][];

export const registrationSources = [
  'website',
  'social',
  'search',
  'advertising',
  'partner',
  'offline',
] as const satisfies readonly Channel['source'][];

/** The values that a channel's type and source can have, with their names. */
export function useChannelChoices() {
  const { t } = useTranslation('console');
  return {
    types: channelTypes.map((value) => ({ value, label: t(`channelType.${value}`) })),
    sources: registrationSources.map((value) => ({ value, label: t(`source.${value}`) })),
  };
}
