import { useList } from '@refinedev/core';
import { useTyped } from '@xiongmao/auth/office/use-typed';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useState } from 'react';
import type { Row } from '../../contract.ts';
import { Answer } from '../../page/answer.tsx';
import type { Failure } from '../../providers/failure.ts';
import { AddPicture } from './add-picture.tsx';

export type LibraryPicture = Row<'news-pictures'>;

/** As many as a dialog shows; older ones are found by their words. */
const most = 12;

interface PictureLibraryProps {
  onChoose: (picture: Pick<LibraryPicture, 'id' | 'address' | 'alt'>) => void;
}

/** The pictures of the library, the newest first, each a button that chooses it; or a new one. */
export function PictureLibrary({ onChoose }: PictureLibraryProps) {
  const { t } = useTranslation('editors');
  const [isAdding, setAdding] = useState(false);
  const { typed, setTyped, asked } = useTyped();
  const { query } = useList<LibraryPicture, Failure>({
    resource: 'news-pictures',
    filters: asked ? [{ field: 'q', operator: 'eq', value: asked }] : [],
    sorters: [{ field: 'id', order: 'desc' }],
    pagination: { pageSize: most },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  if (isAdding) {
    return (
      <div className="flex flex-col gap-4">
        <AddPicture onAdded={onChoose} />
        <Button className="self-start" onClick={() => setAdding(false)}>
          {t('newsPictures.fromLibrary')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow">
          <FormField label={t('newsPictures.search')}>
            {(control) => (
              <input
                {...control}
                type="search"
                maxLength={100}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                className={inputLook}
              />
            )}
          </FormField>
        </div>
        <Button onClick={() => setAdding(true)}>{t('newsPictures.add')}</Button>
      </div>
      <Answer query={query} data={query.data?.data} skeleton={<Skeleton className="h-64" />}>
        {(pictures) =>
          pictures.length === 0 ? (
            <EmptyState text={t('newsPictures.empty')} />
          ) : (
            <ul
              aria-label={t('newsPictures.title')}
              className="grid grid-cols-2 gap-2 md:grid-cols-4"
            >
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <button
                    type="button"
                    onClick={() => onChoose(picture)}
                    className="block w-full rounded-sm bg-raised"
                  >
                    <img
                      src={picture.address}
                      alt={picture.alt}
                      width={picture.width}
                      height={picture.height}
                      loading="lazy"
                      className="aspect-video h-auto w-full rounded-sm object-cover"
                    />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  );
}
