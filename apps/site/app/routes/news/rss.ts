import { gameByName } from '@xiongmao/api/catalogue/games';
import { localeFacts, withLocale } from '@xiongmao/i18n/locales';
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
  const to = (path: string) => config.siteUrl + withLocale(path, prefix);
  const feed = writeFeed({
    title: game ? `${config.projectName} · ${game.name}` : config.projectName,
    link: to(newsPath(game?.slug)),
    language: localeFacts[locale].tag,
    items: items.map((article) => ({ ...article, link: to(articlePath(article)) })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
