import { CanAccess } from '@refinedev/core';
import { articleLimits } from '@xiongmao/api/news/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { TextField } from '../form/fields.tsx';
import { RemoveRow } from '../form/remove-row.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { useFormat } from '../format.ts';
import { ArticlesWith } from './articles-with.tsx';

type Picture = Row<'news-pictures'>;

/** A picture of the library: what it shows, and in which articles. */
export function PictureEdit() {
  const { t } = useTranslation(['editors', 'articles']);
  const { moment } = useFormat();
  return (
    <EditScreen<Picture, Pick<Picture, 'alt'>>
      titleOf={({ id }) => t('newsPictures.number', { id })}
      hintOf={({ width, height, by, at }) => [`${width} × ${height}`, by, moment(at)].join(' · ')}
      backOf={() => ({ to: '/news-pictures', label: t('newsPictures.title') })}
      redirect="list"
      read={(entries) => ({ alt: String(entries.get('alt')).trim() })}
      actionsOf={(picture) =>
        picture.uses === 0 && (
          <CanAccess resource="news-pictures" action="delete">
            <RemoveRow
              resource="news-pictures"
              row={picture}
              title={t('newsPictures.removeOf')}
              hint={t('newsPictures.removeHint')}
            >
              {t('newsPictures.remove')}
            </RemoveRow>
          </CanAccess>
        )
      }
      below={({ id }) => <ArticlesWith pictureId={id} />}
    >
      {({ address, alt }) => (
        <>
          <img
            src={address}
            alt={alt}
            className="max-h-96 max-w-full self-start rounded-sm bg-raised object-contain"
          />
          <TextField
            name="alt"
            label={t('articles:picture.alt')}
            hint={t('articles:picture.altHint')}
            required
            maxLength={articleLimits.alt}
            defaultValue={alt}
            dir="auto"
            autoComplete="off"
          />
        </>
      )}
    </EditScreen>
  );
}
