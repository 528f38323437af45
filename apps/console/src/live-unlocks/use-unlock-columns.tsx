import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useBoughtColumns } from '../holds/use-bought-columns.tsx';

const also = ['broadcasts', 'anchor-returns'] as const;
const pathOf = ({ broadcastId }: Row<'live-unlocks'>) => `/broadcasts/${broadcastId}`;

/** Of unlocks of many broadcasts, or of one. */
export function useUnlockColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation('console');
  const names = useMemo(
    () => ({
      buyer: t('liveUnlocks.viewer'),
      bought: t('broadcasts.broadcast'),
      at: t('liveUnlocks.at'),
      state: {
        held: t('holdState.held'),
        captured: t('holdState.captured'),
        released: t('holdState.released'),
      },
    }),
    [t],
  );
  return useBoughtColumns<Row<'live-unlocks'>>({
    resource: 'live-unlocks',
    names,
    pathOf: ofOne ? undefined : pathOf,
    also,
  });
}
