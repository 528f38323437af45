import type { OwnPlan } from '../../contract.ts';

/** What an expert writes of a plan. */
const written = [
  'title',
  'content',
  'label',
  'playType',
  'level',
  'pick',
  'line',
  'odds',
  'price',
  'refund',
  'viewing',
] as const satisfies readonly (keyof OwnPlan)[];

export type PlanValues = Pick<OwnPlan, (typeof written)[number]>;

/** With what a new plan begins. */
export const begun = {
  title: '',
  content: '',
  label: '',
  level: 'full',
  playType: null,
  pick: null,
  line: null,
  odds: null,
  price: null,
  refund: false,
  viewing: 'login',
};

/** What of a form is sent: a free plan promises nothing, a paid one is for its buyers. */
export function toSend(values: Partial<PlanValues>): Partial<PlanValues> {
  const given = Object.fromEntries(written.map((name) => [name, values[name]]));
  const isFree = !values.price;
  return {
    ...given,
    label: values.label ?? '',
    line: values.line ?? null,
    refund: !isFree && values.refund === true,
    viewing: (isFree && values.viewing) || 'login',
  };
}

/** What may be revised of a plan that is on sale. */
const revisable = ['title', 'content', 'label', 'price'] as const satisfies (keyof PlanValues)[];

/** What is sent of a revision: of a released plan what may be revised; the version that it was written from. */
export function toRevise(
  values: Partial<PlanValues> & Pick<OwnPlan, 'version' | 'releasedAt'>,
): Partial<PlanValues> & Pick<OwnPlan, 'version'> {
  const { version, releasedAt } = values;
  const sent = toSend(values);
  if (releasedAt === null) return { ...sent, version };
  return { ...Object.fromEntries(revisable.map((name) => [name, sent[name]])), version };
}

/** A plan with what was revised of it, where that is not on sale yet. */
export const asRevised = (plan: OwnPlan): OwnPlan => ({
  ...plan,
  ...(plan.revision && Object.fromEntries(revisable.map((name) => [name, plan.revision![name]]))),
});
