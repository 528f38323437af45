import { gameById } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { heroKey, heroTextsOf } from '@xiongmao/i18n/words/hero-names';

/** A hero, called as the reader's players do; of games whose heroes have no names of ours as its source has it. */
export function HeroName({ name, gameId }: { name: string; gameId: number }) {
  const texts = heroTextsOf(gameById(gameId)?.slug);
  return texts ? <KnownHero name={name} texts={texts} /> : name;
}

interface KnownHeroProps {
  name: string;
  texts: NonNullable<ReturnType<typeof heroTextsOf>>;
}

function KnownHero({ name, texts }: KnownHeroProps) {
  const { t } = useTranslation(texts);
  return t(heroKey(name), { defaultValue: name });
}
