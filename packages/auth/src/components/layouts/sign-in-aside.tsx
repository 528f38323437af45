import { useTranslation } from '@xiongmao/i18n/use-translation';
import Bell from 'lucide-react/icons/bell-ring';
import Coins from 'lucide-react/icons/coins';
import Star from 'lucide-react/icons/star';

const reasons = [
  { name: 'favourites', Icon: Star },
  { name: 'follows', Icon: Bell },
  { name: 'coins', Icon: Coins },
] as const;

/** What an account is good for, beside the form where there is room. */
export function SignInAside() {
  const { t } = useTranslation('identity');
  return (
    <div className="hidden w-72 shrink-0 flex-col justify-center gap-6 border-e border-line bg-linear-to-b from-accent/15 to-page p-8 md:flex">
      <p className="text-xl font-bold text-balance">{t('aside.title')}</p>
      <ul className="flex flex-col gap-4">
        {reasons.map(({ name, Icon }) => (
          <li key={name} className="flex gap-3 text-sm text-muted">
            <Icon aria-hidden className="size-5 shrink-0 text-accent" />
            {t(`aside.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
