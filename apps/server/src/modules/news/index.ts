export { newsClaims } from './claims.ts';
export { eraseNews } from './erase-news.ts';
export { newsMapped } from './mapped.ts';
export { createNews } from './news.ts';
export { newsNotices } from './notice-types.ts';
export { addPicture } from './pictures/add-picture.ts';
export { findArticleCards } from './reading/article-cards.ts';
export { articleDiscussed } from './reading/article-discussed.ts';
export {
  articleConcealments,
  articleTellings,
  articleWhereabouts,
} from './reading/conceal-articles.ts';
export { hasArticles } from './writing/has-articles.ts';
export { moveArticle } from './writing/move-article.ts';
export { addArticle } from './writing/write-article.ts';
export { addText } from './writing/write-text.ts';
