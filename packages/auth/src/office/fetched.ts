import { type ComponentType, createElement, lazy } from 'react';

/** Code that did not come: the network's fault, or the screen is of an earlier release. */
export class CodeOutOfReach extends Error {
  override name = 'CodeOutOfReach';
  /** Asks for it again; rejects where it does not come. */
  readonly load: () => Promise<unknown>;
  /** Has its component ask for it when it is shown next. */
  readonly renew: () => void;

  constructor({ load, renew, cause }: Pick<CodeOutOfReach, 'load' | 'renew' | 'cause'>) {
    super('code that was needed did not come', { cause });
    this.load = load;
    this.renew = renew;
  }
}

/** A component whose code is fetched when it is first shown. Throws `CodeOutOfReach` until that is renewed. */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` has it: any props
export function fetched<Props = any>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // React keeps that it failed, where an attempt is one component.
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new CodeOutOfReach({ load, renew, cause });
      }
    }) as unknown as ComponentType<Props>;
  let Attempted = attempt();
  function renew() {
    Attempted = attempt();
  }
  return (props) => createElement(Attempted as ComponentType<object>, props as object);
}
