import { useCreate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReplayCard } from '@xiongmao/api/live/shapes';
import { type VideoKind, videoLimits } from '@xiongmao/api/videos/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Span } from '@xiongmao/videos/cutting/range';
import type { Row } from '../../contract.ts';
import type { Failure } from '../../providers/failure.ts';

interface Cut extends Span {
  kind: VideoKind;
  title: string;
  incident: string | null;
}

/** Has a video be cut from a recording: a draft, which is encoded by itself. */
export function useCut(recording: ReplayCard, matchId: number | null, isToldByForm: boolean) {
  const { t } = useTranslation('footage');
  const locale = useLocale();
  const queries = useQueryClient();
  const { mutateAsync, mutation } = useCreate<Row<'videos'>, Failure>({
    resource: 'videos',
    successNotification: { type: 'success', message: t('cut.begun') },
    ...(isToldByForm && { errorNotification: false as const }),
  });
  return {
    isPending: mutation.isPending,
    async cut({ from, to, title, kind, incident }: Cut, gameId: number): Promise<number> {
      const words = {
        title: title.slice(0, videoLimits.title.max),
        neutralTitle: null,
        description: '',
        locale,
      };
      const cut = { broadcastId: recording.id, from, to };
      const values = { ...words, kind, gameId, matchId, incident, cut };
      const { data } = await mutateAsync({ values });
      await queries.invalidateQueries({ queryKey: ['GET /video/moments'] });
      return data.id;
    },
  };
}
