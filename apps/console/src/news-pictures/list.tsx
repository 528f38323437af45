import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { AddPicture } from './library/add-picture.tsx';

const column = columnsOf<Row<'news-pictures'>>();

/** The pictures that articles can show. */
export function PictureList() {
  const { t } = useTranslation(['editors', 'articles']);
  const sort = { field: 'id', order: 'desc' } as const;
  const rows = useRows('news-pictures', { sort, inAddress: true });
  return (
    <ListScreen
      title={t('newsPictures.title')}
      hint={t('newsPictures.listHint')}
      actions={<NewPicture />}
      filters={<SearchFilter label={t('newsPictures.search')} field="q" />}
      columns={usePictureColumns()}
      rows={rows}
      empty={t('newsPictures.empty')}
    />
  );
}

function NewPicture() {
  const { t } = useTranslation(['editors', 'articles', 'common']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <ImagePlus aria-hidden className="size-4" />
        {t('newsPictures.add')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('newsPictures.add')}
        closeLabel={t('common:action.close')}
      >
        <AddPicture onAdded={close} />
      </Dialog>
    </>
  );
}

function usePictureColumns() {
  const { t } = useTranslation(['editors', 'articles']);
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('alt', {
        header: t('articles:picture.alt'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/news-pictures/${original.id}`}
            className="flex items-center gap-3 hover:text-accent"
          >
            <img
              src={original.address}
              alt=""
              width={96}
              height={54}
              loading="lazy"
              className="h-14 w-24 shrink-0 rounded-sm bg-raised object-cover"
            />
            <span className="line-clamp-2 min-w-0 break-words">{original.alt}</span>
          </Link>
        ),
      }),
      column.accessor('width', {
        header: t('newsPictures.size'),
        meta: { numeric: true },
        cell: ({ row: { original } }) => `${original.width} × ${original.height}`,
      }),
      column.accessor('uses', {
        header: t('newsPictures.uses'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('by', { header: t('newsPictures.by') }),
      column.accessor('at', {
        header: t('newsPictures.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
    ],
    [t, count, moment],
  );
}
