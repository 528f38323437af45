import { Alert } from '@mui/material';
import { mayEditArticle } from '@xiongmao/api/news/rules';
import { bodyLines } from '@xiongmao/articles/body-lines';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import type { OwnArticle } from '../contract.ts';
import { StaleAlert, useStale } from '../page/stale-alert.tsx';
import { ArticleForm, ArticleToolbar } from './form/article-form.tsx';
import { type ArticleValues, asValues, namedIn, toSend } from './form/values.ts';

/** Changes an article that is before nobody else. */
export function ArticleEdit() {
  const { stale, onError, forget } = useStale();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      transform={({ version, ...values }: ArticleValues & Pick<OwnArticle, 'version'>) => ({
        version,
        ...toSend(values),
      })}
      mutationOptions={{ onError }}
    >
      <ChangedForm stale={stale} onReloaded={forget} />
    </Edit>
  );
}

function ChangedForm({ stale, onReloaded }: { stale: string | null; onReloaded: () => void }) {
  const { t } = useTranslation(['studio', 'articles']);
  const labelOf = useLinkLabel();
  const article = useRecordContext<OwnArticle>();
  if (!article) return null;
  if (!mayEditArticle(article, 'author')) {
    return (
      <Alert severity="info" sx={{ m: 2 }}>
        {t('ownArticles.fixed')}
      </Alert>
    );
  }
  const { id, version, named } = article;
  const bodyText = (body: unknown) =>
    bodyLines(JSON.parse(String(body)), (link) => labelOf(namedIn(named, link)));
  return (
    <SimpleForm
      noValidate
      record={{ id, version, ...asValues(article) }}
      toolbar={<ArticleToolbar label={t('ownArticles.save')} />}
      warnWhenUnsavedChanges
    >
      <StaleAlert
        text={stale}
        fields={[
          { name: 'title', label: t('articles:title') },
          { name: 'summary', label: t('articles:summary') },
          { name: 'body', label: t('articles:editor.body'), read: bodyText },
        ]}
        onReloaded={onReloaded}
      />
      <ArticleForm article={article} />
    </SimpleForm>
  );
}
