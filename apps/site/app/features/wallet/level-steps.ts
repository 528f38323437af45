import { rechargeTiers } from '@xiongmao/api/wallet/rules';

/** How full each step to the highest level is, 0 to 1. */
export function levelSteps(rechargedFen: number): number[] {
  return rechargeTiers.map((tier, index) => {
    const from = (rechargeTiers[index - 1] ?? 0) * 100;
    return Math.min(1, Math.max(0, (rechargedFen - from) / (tier * 100 - from)));
  });
}
