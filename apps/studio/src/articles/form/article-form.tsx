import SaveIcon from '@mui/icons-material/Save';
import { articleLimits } from '@xiongmao/api/news/rules';
import { type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { AutocompleteInput, required, SelectInput, Toolbar } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OwnArticle } from '../../contract.ts';
import { CountedText } from '../../page/counted-text.tsx';
import { SendButton } from '../../page/form/send-button.tsx';
import { useGameChoices } from '../../page/game-name.tsx';
import { Step } from '../../plans/form/inputs.tsx';
import { BodyInput } from './body-input.tsx';
import { CoverInput } from './cover-input.tsx';
import { LinksInput } from './links-input.tsx';

const languages = locales.map((id) => ({ id, name: localeFacts[id].endonym }));

/** What an expert writes of an article; the language is chosen once. */
export function ArticleForm({ article }: { article?: OwnArticle }) {
  const { t } = useTranslation(['studio', 'articles']);
  const games = useGameChoices();
  const locale: Locale = useWatch({ name: 'locale' });
  return (
    <div style={{ width: '100%' }}>
      <Step title={t('articles:words')}>
        {!article && (
          <SelectInput
            source="locale"
            label={t('articles:language')}
            choices={languages}
            validate={required()}
          />
        )}
        <CountedText source="title" label={t('articles:title')} length={articleLimits.title} />
        <CountedText
          source="summary"
          label={t('articles:summary')}
          hint={t('articles:summaryHint')}
          length={articleLimits.summary}
          multiline
          minRows={2}
        />
        <BodyInput
          // What its cards stand for has come anew.
          key={article?.version}
          locale={locale}
          named={article?.named ?? []}
          pictures={article?.pictures ?? {}}
        />
      </Step>
      <Step title={t('ownArticles.about')}>
        <AutocompleteInput
          source="gameId"
          label={t('articles:game')}
          choices={games}
          validate={required()}
        />
        <CoverInput />
        <LinksInput />
      </Step>
    </div>
  );
}

export function ArticleToolbar({ label }: { label: string }) {
  return (
    <Toolbar>
      <SendButton label={label} icon={<SaveIcon />} />
    </Toolbar>
  );
}
