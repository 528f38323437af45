import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Create, SimpleForm, useNotify, useRedirect } from 'react-admin';
import type { OwnArticle } from '../contract.ts';
import { ArticleForm, ArticleToolbar } from './form/article-form.tsx';
import { type ArticleValues, begunIn, toSend } from './form/values.ts';

/** An article begins as a draft; from its own screen it goes to the editors. */
export function ArticleCreate() {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const redirect = useRedirect();
  const locale = useLocale();
  return (
    <Create
      transform={({ locale, ...values }: ArticleValues) => ({ locale, ...toSend(values) })}
      mutationOptions={{
        onSuccess: ({ id }: OwnArticle) => {
          notify('ownArticles.saved', { type: 'success' });
          redirect('show', 'articles', id);
        },
      }}
    >
      <SimpleForm
        noValidate
        defaultValues={begunIn(locale)}
        toolbar={<ArticleToolbar label={t('ownArticles.save')} />}
        warnWhenUnsavedChanges
      >
        <ArticleForm />
      </SimpleForm>
    </Create>
  );
}
