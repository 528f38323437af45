import type { ResourceProps } from '@refinedev/core';
import House from 'lucide-react/icons/house';

/** Every screen of the console, in the order of its menu; labels are keys of the namespace `console`. */
export const resources: ResourceProps[] = [
  { name: 'home', list: '/', meta: { label: 'menu.home', icon: <House aria-hidden /> } },
];
