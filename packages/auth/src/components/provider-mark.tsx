import type { Provider } from '@xiongmao/api/identity/shapes';

/** Their own colours, dark enough for white letters. */
const marks: Record<Provider, { letters: string; colour: string }> = {
  qq: { letters: 'QQ', colour: '#0a6ebd' },
  wechat: { letters: '微', colour: '#07813f' },
  google: { letters: 'G', colour: '#1a66d6' },
  x: { letters: '𝕏', colour: '#000000' },
  line: { letters: 'L', colour: '#05803b' },
};

/** A third party's sign; its name stands beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const { letters, colour } = marks[provider];
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-sm font-semibold text-white select-none"
    >
      {letters}
    </span>
  );
}
