import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameNames } from '../page/game-names.tsx';
import { PublicationState } from '../publishing/publication-state.tsx';
import { columnsOf } from '../table/columns.ts';
import { FileState } from './file-state.tsx';
import { Poster } from './poster.tsx';

const column = columnsOf<Row<'videos'>>();

export function useVideoColumns() {
  const { t } = useTranslation(['editors', 'footage']);
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('title', {
        header: t('videos.video'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex items-center gap-3">
            <Poster poster={original.poster} />
            <span className="flex min-w-0 flex-col">
              <Link
                to={`/videos/${original.id}`}
                dir="auto"
                className="line-clamp-2 font-semibold wrap-anywhere hover:text-accent"
              >
                {original.title}
              </Link>
              <span className="text-xs text-muted">
                {original.author} · {t(`footage:kind.${original.kind}`)}
              </span>
            </span>
          </span>
        ),
      }),
      column.accessor('matchName', {
        header: t('footage:field.match'),
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            {original.matchName ?? '–'}
            <span className="tabular text-xs text-muted">
              <GameNames gameIds={[original.gameId]} />
              {original.matchAt && ` · ${moment(original.matchAt)}`}
            </span>
          </span>
        ),
      }),
      column.accessor('state', {
        header: t('videos.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <PublicationState state={getValue()} />,
      }),
      column.accessor('file', {
        header: t('footage:file.label'),
        cell: ({ row: { original } }) => <FileState {...original} />,
      }),
      column.accessor('seconds', {
        header: t('footage:field.length'),
        meta: { sortable: true, numeric: true, wideOnly: true },
        cell: ({ getValue }) => {
          const seconds = getValue();
          return seconds === null ? '–' : formatCountdown(seconds);
        },
      }),
      column.accessor('views', {
        header: t('videos.views'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('publishedAt', {
        header: t('videos.when'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ row: { original } }) => {
          const at = original.publishAt ?? original.publishedAt;
          return at === null ? '–' : moment(at);
        },
      }),
    ],
    [t, count, moment],
  );
}
