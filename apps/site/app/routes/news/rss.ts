import { gameByName } from '@xiongmao/api/catalogue/games';
import { createI18n } from '@xiongmao/i18n/instance';
import { loadNamespaces } from '@xiongmao/i18n/load';
import { localeFacts, withLocale } from '@xiongmao/i18n/locales';
import { productName } from '@xiongmao/i18n/product-name';
import { data } from 'react-router';
import { articlesQuery } from '#app/features/news/api/news-queries.ts';
import { writeFeed } from '#app/features/news/api/write-feed.ts';
import { articlePath, newsPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import type { Route } from './+types/rss';

/** The newest articles, of a game or of all, in the language of the address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const game = params.game === undefined ? null : gameByName(params.game);
  if (game === undefined) throw data(null, { status: 404 });
  const { api, queries, config, viewer } = context.get(appContext);
  const { items } = await queries.fetchQuery(articlesQuery(api, { gameId: game?.gameId }));
  const { locale, prefix } = viewer;
  const { t } = createI18n(locale, await loadNamespaces(locale, ['common', 'news', 'games']));
  const { tag, endonym } = localeFacts[locale];
  const about = game
    ? t('news:titleOf', { game: t(`games:${game.gameId}` as 'games:202') })
    : t('news:title');
  const to = (path: string) => config.siteUrl + withLocale(path, prefix);
  const feed = writeFeed({
    title: `${about} · ${productName(config, t)} (${endonym})`,
    description: t('news:description'),
    link: to(newsPath(game?.slug)),
    language: tag,
    items: items.map((article) => ({ ...article, link: to(articlePath(article)) })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
