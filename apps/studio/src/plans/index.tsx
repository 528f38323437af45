import type { OwnPlan } from '../contract.ts';
import { PlanCreate } from './create.tsx';
import { PlanEdit } from './edit.tsx';
import { PlanList } from './list.tsx';
import { PlanShow } from './show.tsx';

export const plans = {
  name: 'plans',
  list: PlanList,
  create: PlanCreate,
  edit: PlanEdit,
  show: PlanShow,
  recordRepresentation: ({ title }: OwnPlan) => title,
};
