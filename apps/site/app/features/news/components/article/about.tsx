import type { Block, CardNode } from '@xiongmao/api/news/document';
import type { Article, ArticleLink } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type BodyProps, planLook } from './body.tsx';
import { LeagueCard, PlayerCard, TeamCard } from './cards.tsx';

const isCard = (block: Block): block is CardNode => block.type.endsWith('Card');

const isInBody = ({ content }: Article['body'], { kind, id }: ArticleLink): boolean =>
  content.filter(isCard).some(({ type, attrs }) => type === `${kind}Card` && attrs.id === id);

/** What an article is about and has no card of in its body. */
export function About({ article, Match, Plan }: BodyProps & { article: Article }) {
  const { t } = useTranslation('news');
  const links = article.links.filter((link) => !isInBody(article.body, link));
  if (links.length === 0) return null;
  const { teams, players, leagues, plans } = article.cards;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{t('about')}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {links.map(({ kind, id }) => (
          <li
            key={`${kind} ${id}`}
            className={kind === 'match' || kind === 'plan' ? 'sm:col-span-2' : ''}
          >
            {kind === 'match' && <Match id={id} />}
            {kind === 'team' && teams[id] && <TeamCard team={teams[id]} />}
            {kind === 'player' && players[id] && <PlayerCard player={players[id]} />}
            {kind === 'plan' && plans[id] && (
              <div className={planLook}>
                <Plan plan={plans[id]} />
              </div>
            )}
            {kind === 'league' && leagues[id] && <LeagueCard league={leagues[id]} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
