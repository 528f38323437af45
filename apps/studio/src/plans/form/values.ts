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

/** As `toSend`, with the version that it was written from. */
export const toRevise = (values: Partial<PlanValues> & Pick<OwnPlan, 'version'>) => ({
  ...toSend(values),
  version: values.version,
});
