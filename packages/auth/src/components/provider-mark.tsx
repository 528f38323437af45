import type { Provider } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** Their own colours, dark enough for white letters. */
const colours: Record<Provider, string> = {
  qq: '#0a6ebd',
  wechat: '#07813f',
  google: '#1a66d6',
  x: '#000000',
  line: '#05803b',
};

/** A third party's sign, which its name gives; that stands beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const { t } = useTranslation('identity');
  const name = t(`provider.${provider}`);
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colours[provider] }}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-sm font-semibold text-white select-none"
    >
      {name.length > 2 ? name[0] : name}
    </span>
  );
}
