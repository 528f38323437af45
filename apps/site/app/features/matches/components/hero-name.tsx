import { useTranslation } from '@xiongmao/i18n/use-translation';

const dota = 4;

/** A hero, called as the reader's players do; of games whose heroes have no names of ours as its source has it. */
export function HeroName({ name, gameId }: { name: string; gameId: number }) {
  return gameId === dota ? <DotaHero name={name} /> : name;
}

function DotaHero({ name }: { name: string }) {
  const { t } = useTranslation('heroes');
  return t(name.toLowerCase().replace(/[^a-z]/g, ''), { defaultValue: name });
}
