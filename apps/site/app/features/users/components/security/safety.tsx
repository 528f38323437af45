import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Shield from 'lucide-react/icons/shield';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';

const looks = {
  weak: { Icon: ShieldAlert, colour: 'text-loss', bar: 'bg-loss' },
  fair: { Icon: Shield, colour: 'text-accent', bar: 'bg-accent' },
  strong: { Icon: ShieldCheck, colour: 'text-win', bar: 'bg-win' },
} as const;

const levels = ['weak', 'weak', 'fair', 'strong'] as const;

/** How well an account is kept: of password, phone and e-mail, how many are there. */
export function Safety({ account }: { account: OwnUser }) {
  const { t } = useTranslation('users');
  const parts = [account.hasPassword, account.mobile !== null, account.email !== null];
  const done = parts.filter(Boolean).length;
  const level = levels[done]!;
  const { Icon, colour, bar } = looks[level];
  return (
    <section className="flex items-center gap-4 bg-surface p-4 md:rounded-lg">
      <Icon aria-hidden className={`size-10 shrink-0 ${colour}`} />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p className="text-sm font-semibold">{t(`security.safety.${level}`)}</p>
        <div aria-hidden="true" className="flex gap-1">
          {parts.map((_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar of three
              key={index}
              className={`h-1 grow rounded-full ${index < done ? bar : 'bg-raised'}`}
            />
          ))}
        </div>
        <p className="text-xs text-muted">{t(`security.safety.${level}Hint`)}</p>
      </div>
    </section>
  );
}
