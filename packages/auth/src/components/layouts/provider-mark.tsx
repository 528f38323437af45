import type { Provider } from '@xiongmao/api/identity/providers';
import { type SimpleIcon, siGoogle, siLine, siQq, siWechat, siX } from 'simple-icons';

/** Their own marks, and their own colours, dark enough for white ones (3:1). */
export const marks: Record<Provider, { icon: SimpleIcon; colour: string }> = {
  qq: { icon: siQq, colour: '#0a6ebd' },
  wechat: { icon: siWechat, colour: '#07813f' },
  google: { icon: siGoogle, colour: '#1a66d6' },
  x: { icon: siX, colour: '#000000' },
  line: { icon: siLine, colour: '#05803b' },
};

/** A third party's mark, silent: its name stands beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const { icon, colour } = marks[provider];
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-white"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="currentColor">
        <path d={icon.path} />
      </svg>
    </span>
  );
}
