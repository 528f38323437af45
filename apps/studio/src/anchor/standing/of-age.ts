import { minimumAge } from '@xiongmao/api/anchors/rules';

/** Whether who was born on a day, `YYYY-MM-DD`, is of an anchor's age on another. */
export function isOfAge(birthDate: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return years - (today.slice(5) < birthDate.slice(5) ? 1 : 0) >= minimumAge;
}
