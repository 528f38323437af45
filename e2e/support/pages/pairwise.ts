type Factors = Readonly<Record<string, readonly unknown[]>>;
type CaseOf<F extends Factors> = { [Name in keyof F]: F[Name][number] };
type Fits<F extends Factors> = (some: Partial<CaseOf<F>>) => boolean;

/** Every case that there is. */
export function everyCase<const F extends Factors>(factors: F, fits: Fits<F>): CaseOf<F>[] {
  let cases: Partial<CaseOf<F>>[] = [{}];
  for (const [name, values] of Object.entries(factors)) {
    cases = cases
      .flatMap((some) => values.map((value) => ({ ...some, [name]: value })))
      .filter(fits);
  }
  return cases as CaseOf<F>[];
}

/**
 * Few cases in which each value of a factor meets each value of every other at least once: most faults take two
 * to show. Greedy, and the same each time. `fits` refuses what can't be together, by two factors at most.
 */
export function pairwise<const F extends Factors>(factors: F, fits: Fits<F>): CaseOf<F>[] {
  const names = Object.keys(factors);
  const keyOf = (a: string, one: unknown, b: string, other: unknown) => {
    const both = { [a]: one, [b]: other } as Partial<CaseOf<F>>;
    const places = names.map((name) => (name in both ? factors[name]!.indexOf(both[name]) : ''));
    return { both, key: places.join() };
  };
  const open = new Map<string, Partial<CaseOf<F>>>();
  names.forEach((a, index) => {
    for (const b of names.slice(index + 1)) {
      for (const one of factors[a]!) {
        for (const other of factors[b]!) {
          const { both, key } = keyOf(a, one, b, other);
          if (fits(both)) open.set(key, both);
        }
      }
    }
  });

  const cases: CaseOf<F>[] = [];
  for (const [, first] of open) {
    // What an earlier case has met meanwhile is no longer there.
    const chosen: Partial<CaseOf<F>> = { ...first };
    for (const name of names) {
      if (name in chosen) continue;
      const meets = (value: unknown) =>
        Object.entries(chosen).filter(([other, held]) =>
          open.has(keyOf(name, value, other, held).key),
        ).length;
      const able = factors[name]!.filter((value) => fits({ ...chosen, [name]: value }));
      // Values that meet as many take turns.
      const turn = able.map((_, place) => able[(place + cases.length) % able.length]);
      chosen[name as keyof F] = turn.reduce((best, value) =>
        meets(value) > meets(best) ? value : best,
      ) as F[keyof F][number];
    }
    const whole = Object.entries(chosen);
    whole.forEach(([a, one], index) => {
      for (const [b, other] of whole.slice(index + 1)) open.delete(keyOf(a, one, b, other).key);
    });
    cases.push(chosen as CaseOf<F>);
  }
  return cases;
}
