import { Alert, Card, CardContent, Divider, Stack, Typography } from '@mui/material';
import { BodyView } from '@xiongmao/articles/components/body-view';
import { createShown } from '@xiongmao/articles/shown';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Show, useRecordContext } from 'react-admin';
import type { OwnArticle } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameName } from '../page/game-name.tsx';
import { PublicationActions } from '../publishing/publication-actions.tsx';
import { PublicationState } from '../publishing/publication-state.tsx';
import { namedIn } from './form/values.ts';
import { WordsColours } from './words-colours.tsx';
import '@xiongmao/articles/words.css';

/** An article of one's own, where it stands, and as it will be read. */
export function ArticleShow() {
  return (
    <Show actions={<PublicationActions of="article" />} component="div">
      <Shown />
    </Show>
  );
}

function Shown() {
  const { t } = useTranslation(['studio', 'articles']);
  const { count, moment } = useFormat();
  const article = useRecordContext<OwnArticle>();
  if (!article) return null;
  const { state, reason, publishAt, publishedAt, gameId, views, changedAt } = article;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960, mt: 1 }}>
      {state === 'review' && <Alert severity="info">{t('ownArticles.awaitsReview')}</Alert>}
      {publishAt && (
        <Alert severity="info">{t('ownArticles.publishesAt', { at: moment(publishAt) })}</Alert>
      )}
      {reason && (
        <Alert severity={state === 'refused' ? 'warning' : 'info'}>
          {t('articles:because', { reason })}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PublicationState state={state} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <GameName gameId={gameId} /> · {t('ownArticles.changedAt', { at: moment(changedAt) })}
        </Typography>
        {publishedAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('ownArticles.publishedAt', { at: moment(publishedAt) })} ·{' '}
            {t('ownArticles.views', { count: views, shown: count(views) })}
          </Typography>
        )}
      </Stack>
      <Preview article={article} />
      <Links article={article} />
    </Stack>
  );
}

/** The article as it is read. */
function Preview({ article }: { article: OwnArticle }) {
  const { t } = useTranslation('articles');
  const labelOf = useLinkLabel();
  const { title, summary, body, cover, named, pictures, minutes } = article;
  const locale = article.locale as Locale;
  const shown = createShown(
    named.map((link) => [link, labelOf(link)] as const),
    pictures,
    labelOf,
  );
  return (
    <Card component="section" aria-label={t('preview')}>
      <CardContent component={Stack} spacing={2}>
        {cover && (
          <img
            src={cover}
            alt={t('cover')}
            style={{ aspectRatio: '16 / 9', width: '100%', objectFit: 'cover', borderRadius: 6 }}
          />
        )}
        <div lang={localeFacts[locale].tag} dir={directionOf(locale)}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {summary}
          </Typography>
        </div>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('minutes', { count: minutes })}
        </Typography>
        <Divider />
        <WordsColours>
          <BodyView body={body} locale={locale} shown={shown} />
        </WordsColours>
      </CardContent>
    </Card>
  );
}

/** What it is about, beside the cards in its words. */
function Links({ article: { links, named } }: { article: OwnArticle }) {
  const { t } = useTranslation('articles');
  const labelOf = useLinkLabel();
  if (links.length === 0) return null;
  return (
    <Card component="section" aria-label={t('links')}>
      <CardContent>
        <Typography variant="subtitle2" component="h2">
          {t('links')}
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {links.map((link) => (
            <Typography key={`${link.kind} ${link.id}`} component="li" variant="body2">
              {labelOf(namedIn(named, link))}
            </Typography>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
